-- Why: a workspace's own list is sealed under a data key of the workspace, lists can be removed, and snapshots that no verdict
-- refers to any more can be deleted.
-- Locks: workspace_list for an instant; a column without a default rewrites nothing.

-- The data key that seals the bytes under blob_key; null: imported before they were sealed.
alter table workspace_list add column data_key_id uuid;

-- Written with its data key, as the workspace.
grant insert, update, delete on workspace_list to gatehouse_app;

grant delete on list_activation, list_bundle, list_bundle_entry, list_snapshot to gatehouse_system;
