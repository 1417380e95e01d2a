import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { dictionary as french } from '@zxcvbn-ts/language-fr'
import type { StrengthAnswer, StrengthQuestion } from './password-strength.ts'

/** Characters that are estimated: what follows makes a password no weaker, and the time grows with the square. */
const charactersMax = 64

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...french },
  graphs: adjacencyGraphs,
  maxLength: charactersMax,
})

parentPort?.on('message', ({ id, password, own }: StrengthQuestion) => {
  const { score, feedback } = estimator.check(password.slice(0, charactersMax), [...own])
  const answer: StrengthAnswer = { id, score, warning: feedback.warning, suggestions: feedback.suggestions }
  parentPort?.postMessage(answer)
})
