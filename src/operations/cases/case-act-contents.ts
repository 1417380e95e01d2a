import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { parsedJson } from './parsed-json.ts'

/** What is sealed of a note. */
const NoteContent = Type.Object({ text: Type.String(), author: Type.String() })
export type NoteContent = Static<typeof NoteContent>

/** What is sealed of an assignment; `at` is a moment of the wire. */
const AssignmentContent = Type.Object({ assignee: Type.String(), by: Type.String(), at: Type.String() })
export type AssignmentContent = Static<typeof AssignmentContent>

/** What is sealed of a decision: the first reviewer first. */
const DecisionContent = Type.Object({
  reviews: Type.Array(Type.Object({ reviewer: Type.String(), reason: Type.String(), at: Type.String() })),
})
export type DecisionContent = Static<typeof DecisionContent>

/** A note from its opened bytes; null once erased. */
export function noteContent(bytes: Buffer | null): NoteContent | null {
  const value = parsedJson(bytes)
  return Value.Check(NoteContent, value) ? value : null
}

/** An assignment from its opened bytes; null once erased. */
export function assignmentContent(bytes: Buffer | null): AssignmentContent | null {
  const value = parsedJson(bytes)
  return Value.Check(AssignmentContent, value) ? value : null
}

/** A decision from its opened bytes; without reviews once erased. */
export function decisionContent(bytes: Buffer | null): DecisionContent {
  const value = parsedJson(bytes)
  return Value.Check(DecisionContent, value) ? value : { reviews: [] }
}
