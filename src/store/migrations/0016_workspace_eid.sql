-- Why: the eID provider of a workspace is its account and, for the built-in one, a setting of the workspace. Both are changed in one
-- transaction, which runs as the role of the tenant, so that a fault in between leaves neither.
-- Locks: workspace against everything for an instant.

grant update (eid) on workspace to gatehouse_app;
