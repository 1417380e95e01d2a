/**
 * Fits the model of types and writes src/reading/type/type-words.weights. Prints how it does on authors it was not fitted to.
 *
 * `node training/type/train.ts [--seeds N]`
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { documentTypes } from '../../src/domain/document-types/index.ts'
import { rowsOf } from '../../src/reading/page/rows.ts'
import { ruleScores } from '../../src/reading/type/rule-scores.ts'
import { parseTypeModel, ruleEvidence } from '../../src/reading/type/type-model.ts'
import { wordFeatures } from '../../src/reading/type/word-features.ts'
import { tunedDocuments, unseenDocuments, type TypedDocument } from './documents.ts'
import { fit, type Example, type FitOptions } from './fit.ts'
import { textDocuments } from './text-documents.ts'
import { calibrationOf, outcomesOf, print, printOutcomes, type Outcome } from './outcomes.ts'
import { packModel } from './pack.ts'

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '3' } } })
const seeds = Number(values.seeds)

const options: FitOptions = {
  types: documentTypes.map(({ id }) => id),
  epochs: 12,
  rate: 0.7,
  decay: 1e-4,
  seed: 1,
  wordDrop: 0.15,
  headDrop: 0.4,
  ruleCount: 4,
}
/** A layout that titles and cues were written on says less of them than one that they were not. */
const tunedWeight = 0.8
/** Texts without a layout say less than documents. */
const textWeight = 0.3

const drawn = {
  tuned: examplesOf(await tunedDocuments(2 * seeds), tunedWeight),
  texts: examplesOf(textDocuments(seeds), textWeight),
  open: examplesOf(await unseenDocuments('open', seeds), 1),
  training: examplesOf(await unseenDocuments('training', seeds), 1),
}
const others = [...drawn.tuned, ...drawn.texts]
const unseen = [...drawn.open, ...drawn.training]
const authors = [...new Set(unseen.map(({ author }) => author))]
const outcomes: Outcome[] = []
for (const author of authors) {
  const model = fit([...others, ...unseen.filter((example) => example.author !== author)], options)
  const packed = parseTypeModel(packModel(model, { sharpness: 1, otherOffset: 0 }))
  outcomes.push(
    ...outcomesOf(
      packed,
      unseen.filter((example) => example.author === author),
    ),
  )
}
const { sharpness, otherOffset } = calibrationOf(outcomes)
print(`sharpness ${sharpness.toFixed(2)}, offset of other ${otherOffset.toFixed(2)}`)
for (const split of ['open', 'training'] as const) {
  const names = new Set(drawn[split].map(({ layout }) => layout))
  printOutcomes(
    split,
    outcomes.filter(({ layout }) => names.has(layout)),
    { sharpness, otherOffset },
  )
}
const bytes = packModel(fit([...others, ...unseen], options), { sharpness, otherOffset })
writeFileSync(new URL('../../src/reading/type/type-words.weights', import.meta.url), bytes)
print(`type-words.weights: ${bytes.length} bytes`)

function examplesOf(documents: readonly TypedDocument[], weight: number): readonly Example[] {
  const layouts = Map.groupBy(documents, ({ layout }) => layout)
  return documents.map(({ author, layout, docType, pages }) => {
    const rows = pages.map(rowsOf)
    const scores = new Map(ruleScores(pages, rows).map((score) => [score.id, ruleEvidence(score)]))
    return {
      author,
      layout,
      docType,
      weight: (weight * seeds) / (layouts.get(layout)?.length ?? seeds),
      words: [...wordFeatures(pages, rows)],
      rules: options.types.map((id) => scores.get(id) ?? []),
    }
  })
}
