-- Why: a key that leaks can be worth less: to so many calls a minute, from known addresses, until a day.
-- Locks: api_key for an instant; columns without or with constant defaults rewrite nothing.

alter table api_key
  add column calls_per_minute integer check (calls_per_minute >= 1),
  add column addresses text[] not null default '{}';
