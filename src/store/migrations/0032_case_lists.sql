-- Why: cases are listed the last created first, and a page of a list is to be one range of an index, however many cases there are.
-- Cases that have a term: the key of case_term gets the moment at which the case was created, which never changes, before its id.
-- Cases by what has few values: these stand together in list_group (src/store/case-groups.ts), and an index has the cases of each group in
-- order; it replaces the index by decision. A filter reads the groups that fulfil it, and none when no case does.
-- Locks: kyc_case and case_term whole while both are written anew and their indexes are built: about a minute for a million cases; run it
-- when storing verdicts can wait.

alter table kyc_case add column list_group text not null generated always as (
  coalesce(kind, '') || '/' || case when passed then 'passed' when not passed then 'failed' else '' end
  || '/' || coalesce(risk_level, '') || '/' || case when closed_at is null then 'open' else 'closed' end
  || '/' || case when legal_hold then 'held' else 'free' end || '/' || decision) stored;
drop index kyc_case_decision;
create index kyc_case_group on kyc_case (tenant_id, environment, list_group, created_at desc, id desc);

alter table case_term rename to case_term_unordered;
alter table case_term_unordered drop constraint case_term_pkey, drop constraint case_term_tenant_id_case_id_fkey;

create table case_term (
  tenant_id uuid not null,
  environment text not null,
  term bytea not null,
  -- Of the case.
  created_at timestamptz not null,
  case_id uuid not null
);

-- The owner of the tables reads past row security here alone.
alter table kyc_case no force row level security;
alter table case_term_unordered no force row level security;
insert into case_term (tenant_id, environment, term, created_at, case_id)
select t.tenant_id, t.environment, t.term, c.created_at, t.case_id
from case_term_unordered t join kyc_case c on c.tenant_id = t.tenant_id and c.id = t.case_id;
-- After the rows, which are then sorted and checked at once.
alter table case_term
  add primary key (tenant_id, environment, term, created_at, case_id),
  add foreign key (tenant_id, case_id) references kyc_case (tenant_id, id);
alter table kyc_case force row level security;
drop table case_term_unordered;

alter table case_term enable row level security;
alter table case_term force row level security;
create policy tenant on case_term to gatehouse_app
  using (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
grant select, insert, delete on case_term to gatehouse_app;
