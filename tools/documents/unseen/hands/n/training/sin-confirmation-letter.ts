import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { listed, named, somebody } from '../people.ts'
import { day, recent } from '../print.ts'

/** The letter that confirms a social insurance number: bilingual side by side, cut-out at the bottom, other numbers beside it. */
export const sinConfirmationLetter: UnseenLayout = {
  name: 'sin-confirmation-letter',
  docType: 'sin_card',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'CA')
    const page = openWriter('letter', { face: 'sans', size: 9 })
    const name = paper.put(
      'document_holder_name',
      paper.pick([named(person), named(person).toUpperCase(), listed(person)]),
    )
    const sin = paper.put('sin', socialInsuranceNumber(paper, paper.pick([' ', '-'])))
    page.rect(48, 36, 8, 16, '#c8102e')
    page.rect(62, 36, 8, 16, '#c8102e')
    page.column(78, 44, ['Employment and Services Registry', 'Registre de l’emploi et des services'], { size: 8 })
    page.column(60, 120, [name, ...person.lines])
    page.rows(
      100,
      [380, 480],
      [
        ['Date', day(recent(paper), paper.pick(['iso', 'en']))],
        ['Request / Demande', paper.code('S########')],
        ['Office / Bureau', paper.code('31##')],
      ],
      { size: 8 },
    )
    page.say(
      48,
      240,
      paper.pick([
        'Confirmation of Social Insurance Number (SIN)',
        'Your Social Insurance Number',
        'SIN confirmation letter',
      ]),
      { face: 'sans-bold', size: 9.5 },
    )
    page.say(316, 240, 'Confirmation du NAS', { face: 'sans-bold', size: 9.5 })
    const english = page.wrap(
      48,
      262,
      240,
      `This letter confirms that the Social Insurance Number shown below has been ${paper.pick(['issued to you', 'assigned in your name'])}. Keep it in a safe place. Give it only to your employer and to those whom the law allows to ask for it.`,
      { leading: 14 },
    )
    page.wrap(
      316,
      262,
      240,
      'La présente confirme que le numéro d’assurance sociale ci-dessous vous a été attribué. Conservez cette lettre en lieu sûr. Ne donnez votre numéro qu’aux personnes autorisées par la loi.',
      { leading: 14 },
    )
    const top = Math.max(english, 350) + paper.between(0, 60)
    page.rect(150, top, 312, 92, '#f6f6f2', '#777')
    page.rows(
      top + 24,
      [166, 290],
      paper.chance(0.5)
        ? [
            ['Name / Nom', name],
            ['SIN / NAS', sin],
            ['Expiry / Expiration', 'n/a – s.o.'],
          ]
        : [
            ['SIN / NAS', sin],
            ['Name / Nom', name],
          ],
      { leading: 22, size: 10 },
    )
    page.wrap(
      48,
      top + 130,
      510,
      'This is not an identity document. Ceci n’est pas une pièce d’identité. If you lose this letter you may ask for another at no charge: 1 866 555-0148.',
      { size: 8 },
    )
    return [page.sheet(`${paper.code('NAS-21## (2026-01)')} SPECIMEN`)]
  },
}
