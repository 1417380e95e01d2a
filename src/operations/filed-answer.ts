import type { WrittenJson } from './written-json.ts'

/** The answer to a call that filed a verdict, from the verdict's own; `ignored` is null when nothing was. docs/api.md#verify-and-assess. */
export function filedAnswer(
  answer: WrittenJson,
  filed: { readonly caseId: string; readonly verdictId: string; readonly ignored: unknown },
): WrittenJson {
  const named = answer.with('case_id', filed.caseId).with('verdict_id', filed.verdictId)
  return filed.ignored === null ? named : named.with('ignored', filed.ignored)
}
