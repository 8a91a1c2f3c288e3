-- By which learners sign in and are told apart: a sigma that ends a word, and an i with its dot or without, are no other
-- letter. Not unique: whoever has one of two from before keeps it.
CREATE INDEX "learners_username_alike" ON "learners" ("organization_id", (translate(replace("username_key", U&'i\0307', 'i'), U&'\0131\03C2', U&'i\03C3')));
