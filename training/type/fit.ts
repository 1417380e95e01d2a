import { openChooser } from '../../tools/documents/samples/draft.ts'

/** A document as numbers: its words, and what titles, cues and labels say of each type. */
export interface Example {
  readonly author: string
  readonly layout: string
  readonly docType: string
  readonly weight: number
  readonly words: readonly string[]
  /** For each type, the numbers of `ruleEvidence`. */
  readonly rules: readonly (readonly number[])[]
}

/** How to fit. */
export interface FitOptions {
  readonly types: readonly string[]
  readonly epochs: number
  readonly rate: number
  readonly decay: number
  readonly seed: number
  /** Share of words that are dropped of each document each time, and of documents that lose their headings and titles. */
  readonly wordDrop: number
  readonly headDrop: number
  /** Numbers of rules of a type. */
  readonly ruleCount: number
}

/** A linear model of types. */
export interface Fitted {
  readonly types: readonly string[]
  readonly vocabulary: ReadonlyMap<string, number>
  /** Words by types. */
  readonly weights: Float32Array
  readonly bias: Float32Array
  readonly rules: Float32Array
}

/** Fits a multinomial logistic model by stochastic descent with rates by parameter (Adagrad) and decay of the weights. */
export function fit(examples: readonly Example[], options: FitOptions): Fitted {
  const { types, seed } = options
  const vocabulary = vocabularyOf(examples)
  const chooser = openChooser(seed)
  const random = () => chooser.between(0, 999_999) / 1_000_000
  const count = types.length
  const weights = new Float32Array(vocabulary.size * count)
  const weightSquares = new Float32Array(weights.length).fill(1e-4)
  const bias = new Float32Array(count)
  const biasSquares = new Float32Array(count).fill(1)
  const rules = new Float32Array(options.ruleCount).fill(0.5)
  const ruleSquares = new Float32Array(options.ruleCount).fill(1)
  const data = examples.map((example) => {
    const known = example.words.flatMap((word) => {
      const at = vocabulary.get(word)
      return at === undefined ? [] : [{ at, isHead: word.startsWith('^') || word.startsWith('=') }]
    })
    return {
      at: Int32Array.from(known.map(({ at }) => at)),
      isHead: Uint8Array.from(known.map(({ isHead }) => Number(isHead))),
      type: types.indexOf(example.docType),
      example,
    }
  })
  const order = data.map((_, index) => index)
  const scores = new Float32Array(count)
  const active = new Int32Array(data.reduce((most, { at }) => Math.max(most, at.length), 0))
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const item = data[index]
      if (item === undefined || item.type < 0) continue
      const { at, isHead, type, example } = item
      const headless = random() < options.headDrop
      const wordDrop = random() * 2 * options.wordDrop
      let length = 0
      for (let k = 0; k < at.length; k++) {
        if (headless && isHead[k] === 1) continue
        if (random() < wordDrop) continue
        active[length++] = at[k] ?? 0
      }
      const cueFactor = random() < 0.5 ? 1 : random()
      const factors = example.rules.map((numbers) =>
        numbers.map((number, rule) => (rule < 2 ? (headless ? 0 : number) : number * cueFactor)),
      )
      const value = 1 / Math.sqrt(Math.max(8, length))
      scoresOf(scores, { active, length, value, weights, bias, rules, factors, count })
      softmax(scores)
      for (let t = 0; t < count; t++) {
        const gradient = ((scores[t] ?? 0) - (t === type ? 1 : 0)) * example.weight
        if (Math.abs(gradient) < 1e-4) continue
        step(bias, biasSquares, t, gradient, options.rate * 0.3, 0)
        for (let r = 0; r < rules.length; r++) {
          const number = factors[t]?.[r] ?? 0
          if (number !== 0) step(rules, ruleSquares, r, gradient * number, options.rate * 0.1, 0)
        }
        for (let k = 0; k < length; k++)
          step(weights, weightSquares, (active[k] ?? 0) * count + t, gradient * value, options.rate, options.decay)
      }
    }
  }
  return { types, vocabulary, weights, bias, rules }
}

/** The probability of each type. */
export function predict({ types, vocabulary, weights, bias, rules }: Fitted, example: Example): Float32Array {
  const count = types.length
  const active = Int32Array.from(example.words.flatMap((word) => vocabulary.get(word) ?? []))
  const scores = new Float32Array(count)
  const value = 1 / Math.sqrt(Math.max(8, active.length))
  scoresOf(scores, { active, length: active.length, value, weights, bias, rules, factors: example.rules, count })
  softmax(scores)
  return scores
}

interface Scoring {
  readonly active: Int32Array
  readonly length: number
  readonly value: number
  readonly weights: Float32Array
  readonly bias: Float32Array
  readonly rules: Float32Array
  readonly factors: readonly (readonly number[])[]
  readonly count: number
}

function scoresOf(scores: Float32Array, { active, length, value, weights, bias, rules, factors, count }: Scoring) {
  scores.fill(0)
  for (let k = 0; k < length; k++) {
    const from = (active[k] ?? 0) * count
    for (let t = 0; t < count; t++) scores[t] = (scores[t] ?? 0) + (weights[from + t] ?? 0)
  }
  for (let t = 0; t < count; t++) {
    const numbers = factors[t] ?? []
    let sum = (scores[t] ?? 0) * value + (bias[t] ?? 0)
    for (let r = 0; r < rules.length; r++) sum += (rules[r] ?? 0) * (numbers[r] ?? 0)
    scores[t] = sum
  }
}

function softmax(scores: Float32Array): void {
  const most = Math.max(...scores)
  let sum = 0
  for (let t = 0; t < scores.length; t++) sum += scores[t] = Math.exp((scores[t] ?? 0) - most)
  for (let t = 0; t < scores.length; t++) scores[t] = (scores[t] ?? 0) / sum
}

function step(
  values: Float32Array,
  squares: Float32Array,
  at: number,
  gradient: number,
  rate: number,
  decay: number,
): void {
  const value = values[at] ?? 0
  const whole = gradient + decay * value
  const square = (squares[at] ?? 0) + whole * whole
  squares[at] = square
  values[at] = value - (rate * whole) / Math.sqrt(square)
}

/** Words that two layouts print on most of their documents: the others are values. */
function vocabularyOf(examples: readonly Example[]): ReadonlyMap<string, number> {
  const seeds = Map.groupBy(examples, ({ layout }) => layout)
  const layouts = new Map<string, number>()
  for (const documents of seeds.values()) {
    const counts = new Map<string, number>()
    for (const { words } of documents) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts)
      if (count * 2 > documents.length) layouts.set(word, (layouts.get(word) ?? 0) + 1)
  }
  const shared = [...layouts].filter(([, count]) => count >= 2).map(([word]) => word)
  return new Map(shared.toSorted().map((word, index) => [word, index]))
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const [a, b] = [order[index] ?? 0, order[other] ?? 0]
    order[index] = b
    order[other] = a
  }
}
