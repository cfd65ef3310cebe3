module adapter

go 1.23

require github.com/zond/godip v0.6.5
