-- Counts of attempts: worth losing in a crash, not worth a disk write at every sign-in.
ALTER TABLE "limit_counts" SET UNLOGGED;
