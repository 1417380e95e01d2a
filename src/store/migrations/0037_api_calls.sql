-- Why: who integrates looks up their calls: by request id, key, status and path, for as many days as the setting says. A call holds no
-- value that its caller sent: of the body only names that the API knows, with types and lengths. Calls are also counted by hour, and
-- reads by day, so that use can be shown over a month.
-- Locks: nothing that exists.

create table api_call (
  tenant_id uuid not null,
  -- Begins with the moment of the answer, by which calls are listed.
  id uuid not null,
  at timestamptz not null,
  request_id text not null,
  key_id uuid not null,
  operation text not null,
  method text not null,
  path text not null,
  -- Null: refused before it was known.
  environment text,
  status integer not null,
  -- The word of the refusal.
  code text,
  duration_ms integer not null,
  -- The block of addresses that it came from: an IPv4 /24 or an IPv6 /48.
  client text not null,
  -- A line for each field: its path, its type and the length of a list. Null: no body was read.
  body text,
  primary key (tenant_id, id)
);
create index api_call_request on api_call (tenant_id, request_id);
create index api_call_key on api_call (tenant_id, key_id, id);
create index api_call_age on api_call using brin (at);

create table api_call_hour (
  tenant_id uuid not null,
  hour timestamptz not null,
  key_id uuid not null,
  operation text not null,
  calls integer not null,
  -- Answered with 400 or more.
  errors integer not null,
  -- Not in api_call because too many came at once.
  unlogged integer not null,
  primary key (tenant_id, hour, key_id, operation)
);
create index api_call_hour_age on api_call_hour using brin (hour);

-- The reads of `usage`, by day.
create table usage_day (
  tenant_id uuid not null references workspace (id),
  day date not null,
  used integer not null,
  primary key (tenant_id, day)
);

do $$
declare
  name text;
begin
  foreach name in array array['api_call', 'api_call_hour', 'usage_day']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant on %I to gatehouse_app
         using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)
         with check (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', name);
  end loop;
  -- A job stores and deletes the calls of all workspaces at once.
  foreach name in array array['api_call', 'api_call_hour']
  loop
    execute format('create policy system on %I to gatehouse_system using (true) with check (true)', name);
    execute format('grant select on %I to gatehouse_app', name);
    execute format('grant select, insert, update, delete on %I to gatehouse_system', name);
  end loop;
end
$$;
grant select, insert, update on usage_day to gatehouse_app;
