-- Why: guessing passwords is slowed down by account and address, and a device that signed in before is not.
-- Locks: nothing but the new tables.

-- Wrong passwords, by a hash of the account and the address, or of the address alone. No address is stored.
create table sign_in_attempt (
  key bytea primary key,
  failures integer not null,
  last_at timestamptz not null,
  -- Until then further attempts are refused.
  next_at timestamptz not null
);

-- A browser in which a person signed in.
create table known_device (
  -- SHA-256 of the token of the cookie, which has 256 random bits.
  token_hash bytea primary key,
  person_id uuid not null references person (id),
  created_at timestamptz not null,
  -- Wrong passwords since it last signed in.
  failures integer not null
);
create index known_device_person on known_device (person_id);

grant select, insert, update, delete on sign_in_attempt to gatehouse_system;
grant select, insert, update, delete on known_device to gatehouse_system;
