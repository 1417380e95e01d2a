-- Why: who operates the installation from another machine proves it with a key of its own, of no workspace.
-- Locks: nothing but the new table.

create table operator_key (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  prefix text not null unique,
  mac bytea not null,
  -- Version of the secret that the MAC was made under.
  pepper_id text not null,
  permission text not null check (permission in ('read', 'all')),
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
grant select, insert, update on operator_key to gatehouse_system;
