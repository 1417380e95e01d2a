-- Why: eID checks of Canadian clients: accounts with providers, requests with their results, the sessions of the built-in
-- sandbox provider, and mail that waits to be sent.
-- Locks: nothing that is in use; every table is new.

-- The account of a workspace with an eID provider. The built-in sandbox provider needs none: workspace.eid enables it.
create table eid_account (
  tenant_id uuid not null references workspace (id),
  environment text not null check (environment in ('sandbox', 'production')),
  provider text not null check (provider ~ '^[a-z_]+$'),
  data_key_id uuid not null,
  -- Sealed: what the provider's API asks for.
  credentials bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, environment)
);

-- The last key given to a request; no row until the first. A table rather than a sequence, so that a backup carries it, and empty
-- at first, because a backup is restored into empty tables.
create table eid_key (
  slot integer primary key default 1 check (slot = 1),
  last bigint not null
);

-- One eID request. pending: the client has not finished. complete: result holds what the provider found. archived: it ended
-- without the client. replaced: a later request on the same case took its place.
create table eid_request (
  tenant_id uuid not null references workspace (id),
  key bigint not null unique,
  -- Its name in the audit trail.
  id uuid not null,
  environment text not null check (environment in ('sandbox', 'production')),
  -- Null for a request without a reference; the case is then null too.
  reference text,
  case_id uuid,
  provider text not null,
  provider_ref text not null,
  state text not null check (state in ('pending', 'complete', 'archived', 'replaced')),
  data_key_id uuid not null,
  -- Sealed: what was asked.
  asked bytea not null,
  -- Sealed: the provider's result; null until it is known.
  result bytea,
  -- The report in the blob store; null until it was copied.
  report_blob_key text,
  report_sha256 bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  -- The event of the first poll that saw it finished; null until then.
  event_id uuid,
  -- When the job asks the provider next; null: it has nothing more to ask.
  due_at timestamptz,
  polls integer not null default 0,
  primary key (tenant_id, key),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id)
);
create index eid_request_case on eid_request (tenant_id, case_id) where case_id is not null;
create index eid_request_due on eid_request (due_at) where due_at is not null;

-- A session of the built-in sandbox provider: what the client sees and did. It knows the workspace and no case.
create table eid_session (
  tenant_id uuid not null references workspace (id),
  ref uuid not null,
  -- SHA-256 of the secret in the client's link.
  token_hash bytea not null unique,
  step text not null check (step in ('start', 'front', 'back', 'selfie', 'complete', 'refused', 'expired', 'cancelled')),
  -- Decided by the e-mail's local part or by the operator; null: by what the client shows.
  outcome text,
  data_key_id uuid not null,
  -- Sealed: who is asked, consent, what was read, the result.
  data bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, ref)
);

-- Mail that waits to be sent. The body is emptied once it was sent or given up.
create table mail (
  tenant_id uuid not null references workspace (id),
  id uuid not null,
  kind text not null check (kind ~ '^[a-z_]+$'),
  state text not null check (state in ('pending', 'sent', 'failed', 'cancelled')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  data_key_id uuid not null,
  -- Sealed: recipient, subject, text and HTML.
  body bytea not null,
  -- The key of the eID request it belongs to.
  eid_key bigint,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- A code, never an address or a text of the mail.
  failure text,
  primary key (tenant_id, id)
);
create index mail_due on mail (due_at) where state = 'pending';
create index mail_eid on mail (tenant_id, eid_key) where eid_key is not null;

do $$
declare
  name text;
begin
  foreach name in array array['eid_account', 'eid_request', 'eid_session', 'mail']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to gatehouse_app
         using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', name);
    execute format('grant select, insert, update, delete on %I to gatehouse_app', name);
  end loop;
end
$$;

-- What has no tenant yet: the environments with an account, read with an API key, the next key, requests and mail that are due, the workspace of a client's link.
create policy system on eid_account for select to gatehouse_system using (true);
grant select (tenant_id, environment) on eid_account to gatehouse_system;
grant select, insert, update on eid_key to gatehouse_system;
create policy system on eid_request to gatehouse_system using (true) with check (true);
grant select (tenant_id, key, state, due_at, polls), update (due_at, polls) on eid_request to gatehouse_system;
create policy system on eid_session for select to gatehouse_system using (true);
grant select (tenant_id, ref, token_hash) on eid_session to gatehouse_system;
create policy system on mail to gatehouse_system using (true) with check (true);
grant select (tenant_id, id, state, due_at, attempts), update (due_at, attempts) on mail to gatehouse_system;
