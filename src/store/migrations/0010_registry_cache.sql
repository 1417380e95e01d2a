-- Why: a register of companies is asked at most once a day for a number (domain/7-registries). A row is what the register
-- publishes, the same for every workspace, so it has no tenant; the question is kept as a hash, so that the rows of one day
-- do not list who was asked about. Rows older than a day are not answered and are deleted by a job.
-- Locks: nothing that is in use; the table is new.

create table registry_cache (
  source text not null,
  -- SHA-256 of the kind of number and the number.
  question bytea not null,
  retrieved_at timestamptz not null,
  answer jsonb not null,
  primary key (source, question)
);
create index registry_cache_age on registry_cache (retrieved_at);

grant select, insert, update, delete on registry_cache to gatehouse_system;
