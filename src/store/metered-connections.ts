import { secondsSince, type Metrics } from '../ports/metrics.ts'
import type { Connections, HeldConnection } from './connection/connections.ts'
import type { Role } from './connection/roles.ts'

/** Connections of a role where waiting for one is timed and whose numbers can be read. */
export function meteredConnections(connections: Connections, role: Role, metrics: Metrics): Connections {
  for (const state of ['busy', 'idle', 'waiting'] as const) {
    metrics.gauge('gatehouse_database_connections', { role, state }, () => connections.usage()[state])
  }
  async function timed(): Promise<HeldConnection> {
    const startedAt = performance.now()
    let outcome = 'failed'
    try {
      const held = await connections.acquire()
      outcome = 'done'
      return held
    } finally {
      metrics.observe('gatehouse_database_wait_seconds', { role, outcome }, secondsSince(startedAt))
    }
  }
  return {
    // Nobody waits while one is idle, and timing that would cost more than asking for it.
    acquire: () => (connections.usage().idle > 0 ? connections.acquire() : timed()),
    usage: () => connections.usage(),
    end: () => connections.end(),
  }
}

/** What a connection tells of its round trips, under the role they run as. */
export function meteredStatements(role: Role, metrics: Metrics): (startedAt: number, answered: boolean) => void {
  const [done, failed] = [
    { role, outcome: 'done' },
    { role, outcome: 'failed' },
  ]
  return (startedAt, answered) =>
    metrics.observe('gatehouse_database_statement_duration_seconds', answered ? done : failed, secondsSince(startedAt))
}
