import type { Bilingual } from '../../../contract/locale.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'

/** Names of images that are not a direct capture. */
const names: Readonly<Record<'screenshot' | 'screen' | 'grey_copy', Bilingual>> = {
  screenshot: { en: 'screenshot', fr: 'une capture d’écran' },
  screen: { en: 'photo of a screen', fr: 'une photo d’écran' },
  grey_copy: { en: 'copy without colour', fr: 'une copie sans couleur' },
}

/**
 * The image shows the document itself, not a screen or a copy. A copy without colour fails only for photo documents, which
 * are printed in colour. Extract only, images only.
 */
export const capture = defineCheck<DocumentContext>({
  id: 'capture',
  severity: 'warning',
  label: {
    en: '{Doc} {doc:is a direct capture/are direct captures}, not a screen or a copy.',
    fr: '{Doc} {doc:est une capture directe/sont des captures directes}, ni écran ni copie.',
  },
  details: [{ en: 'The {doc} {doc:looks/look} like a {what}.', fr: '{Doc} {doc:semble/semblent} être {what}.' }],
  find({ document: { facts, label, type } }) {
    if (facts.from === 'entry' || facts.reading.capture === null) return nothing
    const { capture: seen } = facts.reading
    if (seen === 'direct' || (seen === 'grey_copy' && type?.photoId !== true)) return [{ label, passed: true }]
    return [{ label, passed: false, params: { what: names[seen] } }]
  },
})
