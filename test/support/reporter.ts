import path from 'node:path'
import type { EventData } from 'node:test'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'

const dotsAcross = 120

/**
 * What a test run prints: a dot a test, each failure whole once it is known, and at the end how many tests ran, passed and failed, in
 * the words of TAP: `--test-reporter=./test/support/reporter.ts`.
 */
export default async function* reporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let dots = 0
  for await (const { type, data } of events) {
    if (type === 'test:pass' && data.details.type !== 'suite') {
      yield ++dots % dotsAcross === 0 ? '.\n' : '.'
    } else if (type === 'test:fail' && isOwnFailure(data)) {
      yield `\n${failureText(data)}\n`
    } else if (type === 'test:summary' && data.file === undefined) {
      const { tests, passed, cancelled, skipped, todo } = data.counts
      const failed = tests - passed - cancelled - skipped - todo
      yield `\n# tests ${tests}\n# pass ${passed}\n# fail ${failed}\n# cancelled ${cancelled}\n# skipped ${skipped}\n`
      yield `# duration_ms ${Math.round(data.duration_ms)}\n`
    }
  }
}

/** A suite fails because a test of it did, which was said already. */
export function isOwnFailure({ details }: EventData.TestFail): boolean {
  return !('failureType' in details.error) || details.error.failureType !== 'subtestsFailed'
}

/** Where the test is, its name and what it threw. */
export function failureText({ file, line, name, details: { error } }: EventData.TestFail): string {
  const thrown = inspect(error.cause ?? error, { depth: 5 }).replaceAll(/^/gm, '  ')
  return `not ok ${path.relative(process.cwd(), file ?? '')}:${line ?? 0} ${name}\n${thrown}`
}
