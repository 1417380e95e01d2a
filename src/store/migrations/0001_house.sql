-- Why: the first rooms of the store: workspaces (tenants), API keys, cases with what is filed on them, and the outbox.
-- Locks: nothing, every table is new.
--
-- Every table that belongs to a tenant has tenant_id first in its keys, row-level security with FORCE, and one policy for
-- gatehouse_app that reads the tenant set inside the statement or its transaction (app.tenant). gatehouse_system answers
-- the few questions that have no tenant yet; it sees only the tables granted to it at the end of this file.
-- Columns of type bytea that carry personal data hold UTF-8 JSON.

create table workspace (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  kyc boolean not null,
  growth boolean not null,
  eid text not null check (eid in ('sandbox', 'none')),
  read_cap integer not null check (read_cap >= 0),
  regime text,
  created_at timestamptz not null
);

create table api_key (
  tenant_id uuid not null references workspace (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  prefix text not null unique check (length(prefix) = 12),
  mac bytea not null,
  pepper_id text not null,
  scopes text[] not null,
  service_accounts text[] not null,
  audience text,
  created_at timestamptz not null,
  rotated_to uuid,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  primary key (tenant_id, id)
);

create table kyc_case (
  tenant_id uuid not null references workspace (id),
  id uuid not null,
  environment text not null check (environment in ('sandbox', 'production')),
  reference text not null check (length(reference) between 1 and 64),
  subject bytea,
  kind text,
  metadata_json bytea,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, environment, reference)
);

-- One row per extract call that carried a reference.
create table extraction (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  request_id text not null,
  fields bytea not null,
  checks bytea not null,
  reader_unavailable boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id)
);

create table document (
  tenant_id uuid not null,
  id uuid not null,
  extraction_id uuid not null,
  case_id uuid not null,
  environment text not null,
  position integer not null,
  mime text not null,
  doc_type text not null,
  size_bytes bigint not null,
  sha256 bytea not null,
  blob_key text not null,
  entry bytea not null,
  provenance bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, extraction_id) references extraction (tenant_id, id),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id)
);
create index document_case on document (tenant_id, case_id);
create index document_sha256 on document (tenant_id, environment, sha256);

-- One row per verify or assess call that carried a reference: what was answered and all that it was computed from.
create table verdict (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  operation text not null check (operation in ('verify', 'assess')),
  request_id text not null,
  passed boolean not null,
  risk_level text,
  engine_version text not null,
  regime text not null,
  policy_version integer not null,
  as_of date not null,
  input bytea not null,
  answer bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id)
);
create index verdict_case on verdict (tenant_id, case_id, created_at);

-- Documents that a verdict named by their document_id.
create table verdict_document (
  tenant_id uuid not null,
  verdict_id uuid not null,
  document_id uuid not null,
  primary key (tenant_id, verdict_id, document_id),
  foreign key (tenant_id, verdict_id) references verdict (tenant_id, id),
  foreign key (tenant_id, document_id) references document (tenant_id, id)
);

-- Document reads spent in a UTC calendar month.
create table usage (
  tenant_id uuid not null references workspace (id),
  month date not null,
  used integer not null,
  primary key (tenant_id, month)
);

create table webhook_endpoint (
  tenant_id uuid not null references workspace (id),
  id uuid not null,
  url text not null,
  events text[] not null,
  enabled boolean not null,
  secret bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);

-- body holds the bytes exactly as they are sent: rendered once, the same at every attempt.
create table event (
  tenant_id uuid not null references workspace (id),
  id uuid not null,
  type text not null,
  environment text not null,
  case_id uuid,
  reference text not null,
  body bytea not null,
  occurred_at timestamptz not null,
  primary key (tenant_id, id)
);

create table delivery (
  tenant_id uuid not null,
  id uuid not null,
  event_id uuid not null,
  endpoint_id uuid not null,
  kind text not null check (kind in ('event', 'replay')),
  state text not null check (state in ('pending', 'sending', 'delivered', 'failed', 'cancelled')),
  attempts integer not null,
  interrupted integer not null,
  due_at timestamptz not null,
  lease_until timestamptz,
  lease_token uuid,
  http_status integer,
  response_body text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, event_id) references event (tenant_id, id),
  foreign key (tenant_id, endpoint_id) references webhook_endpoint (tenant_id, id)
);
create index delivery_due on delivery (due_at) where state = 'pending';

-- Points of the rate limit taken by all processes in one window; a bucket is a client address.
create table rate_window (
  bucket text not null,
  window_start timestamptz not null,
  taken integer not null,
  primary key (bucket, window_start)
);

do $$
declare
  name text;
begin
  foreach name in array array['api_key', 'kyc_case', 'extraction', 'document', 'verdict', 'verdict_document', 'usage',
                              'webhook_endpoint', 'event', 'delivery']
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

-- A workspace row is its own tenant.
alter table workspace enable row level security;
alter table workspace force row level security;
create policy tenant on workspace to gatehouse_app
  using (id = nullif(current_setting('app.tenant', true), '')::uuid)
  with check (id = nullif(current_setting('app.tenant', true), '')::uuid);
grant select on workspace to gatehouse_app;

-- What has no tenant yet: key by prefix, the operator's list of workspaces, last use of keys, the rate limit.
create policy system on workspace to gatehouse_system using (true) with check (true);
grant select, insert, update on workspace to gatehouse_system;
create policy system on api_key to gatehouse_system using (true) with check (true);
grant select, update on api_key to gatehouse_system;
create policy system on webhook_endpoint for select to gatehouse_system using (true);
grant select on webhook_endpoint to gatehouse_system;
grant select, insert, update, delete on rate_window to gatehouse_system;
