import data from './answer-examples.json' with { type: 'json' }

/**
 * One answer of each operation with a JSON answer, by operation id: what the sandbox answered to the published example.
 * `npm run examples` writes them. docs/api.md#published-descriptions.
 */
export const answerExamples: ReadonlyMap<string, unknown> = new Map(Object.entries(data))
