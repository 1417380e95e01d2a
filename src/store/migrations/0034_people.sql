-- Why: people sign in to the console and have roles in workspaces; until now an installation knew keys only.
-- Locks: nothing but the new tables.

-- A person of the installation. Once removed, only the id is left: the audit trail names it.
create table person (
  id uuid primary key,
  -- Lower case. Null once removed.
  email text unique check (email = lower(email) and char_length(email) between 3 and 254),
  name text check (char_length(name) between 1 and 120),
  locale text not null check (locale in ('en', 'fr')),
  -- Argon2id as a PHC string; null: the person signs in in another way, or has not set one yet.
  password text,
  email_verified_at timestamptz,
  -- Operates the installation: makes workspaces, looks after screening lists and secrets.
  operates boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  check ((removed_at is null) = (email is not null and name is not null)),
  check (removed_at is null or (password is null and not operates))
);

-- What a person is in an environment of a workspace.
create table membership (
  tenant_id uuid not null references workspace (id),
  person_id uuid not null references person (id),
  environment text not null check (environment in ('sandbox', 'production')),
  role text not null check (role in ('owner', 'tenant_admin', 'api_manager', 'compliance_officer', 'reviewer', 'auditor')),
  created_at timestamptz not null,
  primary key (tenant_id, person_id, environment)
);
create index membership_person on membership (person_id);

-- Somebody who was asked to join a workspace. The token is in the mail; its hash is here.
create table invitation (
  tenant_id uuid not null references workspace (id),
  id uuid not null,
  -- Lower case. Null once accepted, withdrawn or expired and tidied.
  email text check (email = lower(email) and char_length(email) between 3 and 254),
  locale text not null check (locale in ('en', 'fr')),
  sandbox_role text check (sandbox_role in ('owner', 'tenant_admin', 'api_manager', 'compliance_officer', 'reviewer', 'auditor')),
  production_role text
    check (production_role in ('owner', 'tenant_admin', 'api_manager', 'compliance_officer', 'reviewer', 'auditor')),
  token_hash bytea not null unique,
  -- As of the audit trail: `person-` and an id, or the command line.
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  primary key (tenant_id, id),
  check (sandbox_role is not null or production_role is not null)
);

create table session (
  id uuid primary key,
  -- SHA-256 of the token of the cookie, which has 256 random bits.
  token_hash bytea not null unique,
  person_id uuid not null references person (id),
  created_at timestamptz not null,
  -- To the minute.
  used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- When the person last proved who they are: by password, passkey or code.
  proven_at timestamptz not null,
  -- Browser and system without versions, as the person recognises the session by.
  agent text not null check (char_length(agent) <= 60),
  address text not null check (char_length(address) <= 64)
);
create index session_person on session (person_id);

-- A link that was given once: whoever opens it may do what it is for.
create table person_link (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('set_up', 'verify_email', 'reset_password')),
  -- Null: the set-up of the first person.
  person_id uuid references person (id),
  created_at timestamptz not null,
  -- Null: until used.
  expires_at timestamptz,
  used_at timestamptz,
  check ((person_id is null) = (purpose = 'set_up'))
);
create index person_link_person on person_link (person_id);

do $$
declare
  name text;
begin
  foreach name in array array['membership', 'invitation']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to gatehouse_app
         using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', name);
    execute format('create policy system on %I to gatehouse_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to gatehouse_app', name);
    execute format('grant select, insert, update, delete on %I to gatehouse_system', name);
  end loop;
end
$$;

-- A tenant sees the people who are in its workspace, and never a password.
alter table person enable row level security;
alter table person force row level security;
create policy tenant on person for select to gatehouse_app
  using (exists (select from membership where membership.person_id = person.id));
create policy system on person to gatehouse_system using (true) with check (true);
grant select (id, email, name, locale, email_verified_at, operates, created_at, removed_at) on person to gatehouse_app;
grant select, insert, update on person to gatehouse_system;
grant select, insert, update, delete on session to gatehouse_system;
grant select, insert, update, delete on person_link to gatehouse_system;
