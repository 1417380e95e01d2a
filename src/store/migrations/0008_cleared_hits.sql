-- Why: a person can clear a hit of the screening on a case (somebody else with the name), and filed cases are compared again
-- when the lists change. A cleared hit holds for the party and the listing as they were; an alert says which hits of a case's
-- last verdict changed. What names a party or an entry is sealed; both go with the case's data keys when it is erased.
-- Locks: nothing, every table is new.

create table cleared_hit (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  data_key_id uuid not null,
  -- Sealed: party, entry, reason and last day.
  decision bytea not null,
  cleared_at timestamptz not null,
  reopened_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id)
);
create index cleared_hit_case on cleared_hit (tenant_id, case_id) where reopened_at is null;

-- change_index is an HMAC of what changed under a key of the workspace: the same change of a verdict is raised once.
create table case_alert (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  verdict_id uuid not null,
  data_key_id uuid not null,
  bundle_id text not null,
  change_index bytea not null,
  -- Sealed: the hits that appeared, changed or are gone.
  changes bytea not null,
  raised_at timestamptz not null,
  -- A later bundle took the change back.
  withdrawn_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, verdict_id, change_index),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id),
  foreign key (tenant_id, verdict_id) references verdict (tenant_id, id)
);
create index case_alert_open on case_alert (tenant_id, raised_at) where withdrawn_at is null;

-- How far the cases of a workspace and environment were compared with the active bundle: a run goes on where one ended.
create table rescreening (
  tenant_id uuid not null references workspace (id),
  environment text not null check (environment in ('sandbox', 'production')),
  bundle_id text not null,
  after_case_id uuid,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, environment)
);

do $$
declare
  name text;
begin
  foreach name in array array['cleared_hit', 'case_alert', 'rescreening']
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
