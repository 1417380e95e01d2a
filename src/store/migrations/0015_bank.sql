-- Why: bank connections of clients: accounts with bank data providers, connections and the transactions they gave.
-- Locks: workspace and kyc_case against writes, for the moment in which foreign keys to them are made; every table is new.

-- The account of a workspace with a bank data provider. The built-in sandbox provider needs none.
create table bank_data_account (
  tenant_id uuid not null references workspace (id),
  environment text not null check (environment in ('sandbox', 'production')),
  provider text not null check (provider ~ '^[a-z_]+$'),
  data_key_id uuid not null,
  -- Sealed: what the provider's API asks for.
  credentials bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, environment)
);

-- One connection to a client's bank account. It is connected from the start.
create table bank_connection (
  tenant_id uuid not null references workspace (id),
  id uuid not null,
  environment text not null check (environment in ('sandbox', 'production')),
  -- Both null for a connection without a case. The reference is the case's own.
  reference text,
  case_id uuid,
  provider text not null check (provider ~ '^[a-z_]+$'),
  data_key_id uuid not null,
  -- Sealed: bank, holders, access to the provider, figures of the last reading. Empty once erased.
  record bytea not null,
  -- Counts the readings, so that a change made from an older one is not stored.
  reading integer not null,
  transaction_count integer not null check (transaction_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the client's consent ends.
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id)
);
create index bank_connection_case on bank_connection (tenant_id, case_id) where case_id is not null;
create index bank_connection_expired on bank_connection (tenant_id, expires_at) where case_id is null;

-- The transactions of a connection, newest first, in pages of a fixed number of rows; only the last page has fewer. Sealed as
-- pages, so that one page of an answer opens one or two values however many transactions there are.
create table bank_transaction_page (
  tenant_id uuid not null,
  connection_id uuid not null,
  -- 0 is the newest.
  page integer not null check (page >= 0),
  -- Sealed under the connection's data key.
  transactions bytea not null,
  primary key (tenant_id, connection_id, page),
  foreign key (tenant_id, connection_id) references bank_connection (tenant_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['bank_data_account', 'bank_connection', 'bank_transaction_page']
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
