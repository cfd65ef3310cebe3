module entente.example/entente

go 1.24
