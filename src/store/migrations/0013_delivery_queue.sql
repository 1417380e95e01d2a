-- Why: a claim that was planned for an empty table could take an index of all deliveries that begins with the workspace, and
-- read everything ever delivered. An index that begins with the endpoint is the only one that serves its conditions.
-- Locks: delivery against writes while all of its rows are read for the index, then against everything for an instant;
-- webhook_endpoint against writes for an instant. A process of the version before claims without an index until it is replaced.

create unique index webhook_endpoint_id on webhook_endpoint (id);
create index delivery_queue on delivery (endpoint_id, due_at, id) where state = 'pending';
drop index delivery_waiting;
