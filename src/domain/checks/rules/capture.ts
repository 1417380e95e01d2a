import type { Bilingual } from '../../../contract/locale.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'

/** What an image that is no direct capture is called. */
const names: Readonly<Record<'screenshot' | 'screen' | 'grey_copy', Bilingual>> = {
  screenshot: { en: 'screenshot', fr: 'une capture d’écran' },
  screen: { en: 'photo of a screen', fr: 'une photo d’écran' },
  grey_copy: { en: 'copy without colour', fr: 'une copie sans couleur' },
}

/**
 * The document itself was before the camera or on the scanner. A copy without colour counts for identity cards only, which
 * are printed in colour. Extract only, and only where the file is an image.
 */
export const capture = defineCheck<DocumentContext>({
  id: 'capture',
  severity: 'warning',
  label: {
    en: '{Doc} is a direct capture, not a screen or a copy.',
    fr: '{Doc} est une capture directe, ni écran ni copie.',
  },
  details: [{ en: 'The {doc} looks like a {what}.', fr: '{Doc} semble être : {what}.' }],
  find({ document: { facts, label, type } }) {
    if (facts.from === 'entry' || facts.reading.capture === null) return nothing
    const { capture: seen } = facts.reading
    if (seen === 'direct' || (seen === 'grey_copy' && type?.photoId !== true)) return [{ label, passed: true }]
    return [{ label, passed: false, params: { what: names[seen] } }]
  },
})
