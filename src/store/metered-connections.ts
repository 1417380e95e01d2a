import { secondsSince, type Metrics } from '../ports/metrics.ts'
import type { Connections, HeldConnection } from './connection/connections.ts'
import type { Role } from './connection/roles.ts'

/** Connections of a role with metrics of their number and of the time callers wait for one. */
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
    // With an idle connection there is no wait, and timing would cost more than the call.
    acquire: () => (connections.usage().idle > 0 ? connections.acquire() : timed()),
    usage: () => connections.usage(),
    end: () => connections.end(),
  }
}

/** Returns what observes the duration of a connection's round trips. */
export function meteredStatements(role: Role, metrics: Metrics): (startedAt: number, answered: boolean) => void {
  const [done, failed] = [
    { role, outcome: 'done' },
    { role, outcome: 'failed' },
  ]
  return (startedAt, answered) =>
    metrics.observe('gatehouse_database_statement_duration_seconds', answered ? done : failed, secondsSince(startedAt))
}
