-- Why: a claim that was planned for an empty table could take an index of all deliveries that begins with the workspace, and
-- read everything ever delivered. An index that begins with the endpoint is the only one that serves its conditions.
-- Locks: delivery while the index is built, which holds only what waits to be sent; webhook_endpoint for an instant.

drop index delivery_waiting;
create index delivery_waiting on delivery (endpoint_id, due_at, id) where state = 'pending';
create unique index webhook_endpoint_id on webhook_endpoint (id);
