import type { WrittenJson } from './written-json.ts'

/** The answer to a call that stored a verdict, from the verdict's own; `ignored` is null when nothing was. docs/api.md#verify-and-assess. */
export function storedVerdictAnswer(
  answer: WrittenJson,
  stored: { readonly caseId: string; readonly verdictId: string; readonly ignored: unknown },
): WrittenJson {
  const named = answer.with('case_id', stored.caseId).with('verdict_id', stored.verdictId)
  return stored.ignored === null ? named : named.with('ignored', stored.ignored)
}
