-- Why: webhooks are delivered: endpoints can fail, rotate their secret and be deleted; every attempt and test ping is kept; the
-- worker claims deliveries of all workspaces as gatehouse_system.
-- Locks: webhook_endpoint and delivery for an instant; columns with constant defaults rewrite nothing, and the indexes are
-- built on deliveries that nobody has sent yet.

-- An endpoint that was deleted keeps its row for the deliveries that name it; its secrets are empty bytes then.
alter table webhook_endpoint
  add column failures_in_a_row integer not null default 0,
  add column failing_since timestamptz,
  add column previous_secret bytea,
  add column previous_secret_until timestamptz,
  add column deleted_at timestamptz;

-- replayed_at: when a new delivery of the same event was made from this one.
alter table delivery add column replayed_at timestamptz;

drop index delivery_due;
create index delivery_waiting on delivery (tenant_id, endpoint_id, due_at, id) where state = 'pending';
create index delivery_sending on delivery (tenant_id, endpoint_id, lease_until) where state = 'sending';
create index delivery_listed on delivery (tenant_id, endpoint_id, created_at);
create index delivery_event on delivery (tenant_id, event_id);

-- Every attempt as it came out. no is null for what used up no attempt: a crash of ours, or an answer that came after the
-- lease was lost. response_body holds 2,000 characters at most.
create table webhook_attempt (
  tenant_id uuid not null,
  id uuid not null,
  delivery_id uuid not null,
  no integer check (no between 1 and 6),
  started_at timestamptz not null,
  duration_ms integer not null,
  outcome text not null check (outcome ~ '^[a-z_]+$'),
  http_status integer,
  response_body text,
  address text,
  primary key (tenant_id, id),
  unique (tenant_id, delivery_id, no),
  foreign key (tenant_id, delivery_id) references delivery (tenant_id, id)
);
create index webhook_attempt_age on webhook_attempt (started_at);

-- Test pings: not deliveries, and never sent again. The last 20 of an endpoint are kept.
create table webhook_ping (
  tenant_id uuid not null,
  id uuid not null,
  endpoint_id uuid not null,
  at timestamptz not null,
  ok boolean not null,
  duration_ms integer not null,
  outcome text not null check (outcome ~ '^[a-z_]+$'),
  http_status integer,
  response_body text,
  address text,
  primary key (tenant_id, id),
  foreign key (tenant_id, endpoint_id) references webhook_endpoint (tenant_id, id)
);
create index webhook_ping_endpoint on webhook_ping (tenant_id, endpoint_id, at);

do $$
declare
  name text;
begin
  foreach name in array array['webhook_attempt', 'webhook_ping']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to gatehouse_app
         using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', name);
  end loop;
end
$$;
grant select on webhook_attempt to gatehouse_app;
grant select, insert, update, delete on webhook_ping to gatehouse_app;

-- The worker has no tenant until it has claimed: it reads events and endpoints, moves deliveries on and notes attempts.
create policy system on delivery to gatehouse_system using (true) with check (true);
grant select, update on delivery to gatehouse_system;
create policy system on event for select to gatehouse_system using (true);
grant select on event to gatehouse_system;
create policy system_failing on webhook_endpoint for update to gatehouse_system using (true) with check (true);
grant update on webhook_endpoint to gatehouse_system;
create policy system on webhook_attempt to gatehouse_system using (true) with check (true);
grant select, insert, delete on webhook_attempt to gatehouse_system;
