-- Why: the login that runs the product on a server may own nothing. It has to know which migrations have run, and to refresh the
-- planner's statistics of a young table, which only an owner may do: analyze_table does that for one table of this schema, as
-- the owner, and nothing else.
-- Locks: nothing.

grant select on migration to gatehouse_system;

create function analyze_table(table_name text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from pg_tables where schemaname = 'public' and tablename = table_name) then
    execute format('analyze (skip_locked) public.%I', table_name);
  end if;
end
$$;
revoke execute on function analyze_table(text) from public;
grant execute on function analyze_table(text) to gatehouse_system;
