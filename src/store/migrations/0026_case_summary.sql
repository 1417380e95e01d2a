-- Why: cases are listed and searched over the API by what their last verdict says and by whom they are about. The answers are sealed,
-- so a case keeps the result of its newest verdict in words of a closed vocabulary, and terms: keyed hashes of the names of its
-- parties, of their numbers and those of its documents, and of its failed checks (src/domain/crypto/search-index.ts). Cases written before have neither until their next write;
-- passed and risk level are taken from their verdicts here.
-- Locks: kyc_case while its rows are updated and its indexes are built; run it when filing can wait.

alter table kyc_case
  add column judged_at timestamptz,
  add column passed boolean,
  add column risk_level text,
  add column failed_checks text[] not null default '{}',
  add column search_index bytea[] not null default '{}';

-- The owner of the tables reads and writes past row security here alone.
alter table kyc_case no force row level security;
alter table verdict no force row level security;
update kyc_case set
  judged_at = last.created_at,
  passed = last.passed,
  risk_level = (
    select verdict.risk_level from verdict
    where verdict.tenant_id = kyc_case.tenant_id and verdict.case_id = kyc_case.id and verdict.risk_level is not null
    order by verdict.created_at desc limit 1
  )
from (
  select distinct on (tenant_id, case_id) tenant_id, case_id, passed, created_at from verdict
  order by tenant_id, case_id, created_at desc, id desc
) as last
where last.tenant_id = kyc_case.tenant_id and last.case_id = kyc_case.id;
alter table kyc_case force row level security;
alter table verdict force row level security;

create index kyc_case_created on kyc_case (tenant_id, environment, created_at desc, id desc);

-- One row per term of a case: a row-secured table can be searched by equality alone, because PostgreSQL uses no index for an operator
-- on arrays there (it is not leakproof). The terms of a case stand in its search_index too, by which they are deleted.
create table case_term (
  tenant_id uuid not null,
  environment text not null,
  term bytea not null,
  case_id uuid not null,
  primary key (tenant_id, environment, term, case_id),
  foreign key (tenant_id, case_id) references kyc_case (tenant_id, id)
);
alter table case_term enable row level security;
alter table case_term force row level security;
create policy tenant on case_term to gatehouse_app
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
grant select, insert, delete on case_term to gatehouse_app;
-- What a case is read with.
create index event_case on event (tenant_id, case_id) where case_id is not null;
create index audit_entry_case on audit_entry (tenant_id, case_id) where case_id is not null;
