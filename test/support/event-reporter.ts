import type { TestEvent } from 'node:test/reporters'
import { failureText, isOwnFailure } from './reporter.ts'
import type { FromFiles } from './run-files.ts'

/** Tells run.ts of each test of this process; prints nothing. */
export default async function* reporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const { type, data } of events) {
    if (type === 'test:pass' && data.details.type !== 'suite') {
      tell({ kind: 'test', outcome: data.skip === undefined ? 'pass' : 'skipped' })
    } else if (type === 'test:fail' && isOwnFailure(data)) {
      const { error } = data.details
      const cancelled = 'failureType' in error && error.failureType === 'cancelledByParent'
      tell({ kind: 'test', outcome: cancelled ? 'cancelled' : 'fail', said: failureText(data) })
    }
  }
}

function tell(message: FromFiles): void {
  process.send?.(message)
}
