import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { signLines, stamp } from '../blocks.ts'
import { add, openFlow, para, rule, sheetsOf, turn } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, enumerated, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { amount, dated, nineDigits, putDate } from '../wording.ts'

/** French articles of association: cover with certified stamp, then titles and articles; managers named in an article near the end. */
export const statutsSociete: UnseenLayout = {
  name: 'statuts-societe',
  docType: 'articles',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'FR', 4)
    const bosses = people.slice(0, paper.between(1, 2))
    const flow = openFlow(paper, { size: 'a4', faces: ['serif', 'sans', 'narrow'], letter: [9, 10.5] })
    const name = paper.put('legal_name', company(paper, 'FR'))
    const form = paper.pick(['frLong', 'slash', 'frLong'] as const)
    const signed = addDays(paper.today, -paper.between(20, 5000))
    const when = putDate(paper, 'document_date', signed, form)
    const kind = paper.pick([
      'Société par actions simplifiée',
      'Société à responsabilité limitée',
      'Société civile immobilière',
    ])
    const isSas = kind.includes('actions')
    const capital = paper.between(1, 400) * 100_000
    const seat = address(paper, 'FR').join(', ')
    const isRegistered = paper.chance(0.6)
    const align = paper.pick(['middle', 'left'] as const)
    const hasCover = paper.chance(0.6)
    if (hasCover) flow.y = 190
    para(flow, name, { size: hasCover ? 22 : 15, bold: true, align, after: 6 })
    for (const one of [
      kind,
      `${paper.pick(['au capital de', 'Capital social :'])} ${amount(capital, 'FR')}`,
      `Siège social : ${seat}`,
      isRegistered
        ? `${paper.put('registration_number', nineDigits(paper, ' '))} RCS ${paper.pick(['ANGERS', 'LYON', 'PARIS'])}`
        : 'Société en cours d’immatriculation',
    ])
      para(flow, one, { align, after: 2 })
    flow.y += hasCover ? 70 : 14
    para(flow, paper.pick(['STATUTS', 'S T A T U T S', 'STATUTS CONSTITUTIFS', 'STATUTS MIS À JOUR']), {
      size: 18,
      bold: true,
      align,
      after: 8,
    })
    para(flow, paper.pick([`Mis à jour le ${when}`, `Statuts adoptés le ${when}`, `En date du ${when}`]), {
      align,
      after: 12,
    })
    if (hasCover) {
      add(
        flow,
        ...stamp(
          flow.right - 90,
          flow.bottom - 60,
          ['CERTIFIÉ CONFORME', isSas ? 'LE PRÉSIDENT' : 'LE GÉRANT'],
          '#3949a0',
        ),
      )
      turn(flow)
    } else rule(flow)
    const [founder, other] = people.slice(2)
    para(
      flow,
      `LES SOUSSIGNÉS : ${founder === undefined ? '' : named(founder, 'upperLast')}, né(e) le ${dated(addDays(signed, -13_000), 'slash')}, et ${other === undefined ? '' : named(other, 'upperLast')}, ont établi ainsi qu’il suit les statuts de la société.`,
      { after: 8 },
    )
    const directors = listed(paper, 'directors', bosses, paper.pick(['upperLast', 'plain', 'upper']))
    const share = paper.put(
      'share_classes',
      isSas
        ? paper.pick([
            'actions ordinaires',
            'actions ordinaires et actions de préférence « ADP A »',
            'actions de catégorie A et actions de catégorie B',
          ])
        : paper.pick(['parts sociales', 'parts sociales ordinaires']),
    )
    const articles: readonly (readonly [string, string])[] = [
      [
        'FORME',
        `Il est formé une ${kind.toLowerCase()} régie par les lois et règlements en vigueur et par les présents statuts.`,
      ],
      [
        'DÉNOMINATION',
        `La société a pour dénomination : *${name}*. Tous les actes doivent mentionner la dénomination, précédée ou suivie de la forme et du capital.`,
      ],
      [
        'OBJET',
        'La société a pour objet, en France et à l’étranger, toutes opérations industrielles, commerciales et financières se rattachant à son activité.',
      ],
      ['SIÈGE SOCIAL', `Le siège social est fixé : ${seat}.`],
      ['DURÉE', 'La durée de la société est de 99 années à compter de son immatriculation.'],
      [
        'CAPITAL',
        `Le capital est fixé à ${amount(capital, 'FR')}, divisé en ${capital / 1000} ${share}, entièrement libérées.`,
      ],
      [
        isSas ? 'PRÉSIDENCE' : 'GÉRANCE',
        `${paper.pick(['Est nommé', 'A été désigné'])}${bosses.length > 1 ? 's' : ''} en qualité de ${isSas ? (bosses.length > 1 ? 'président et de directeur général' : 'président') : bosses.length > 1 ? 'cogérants' : 'gérant'}, sans limitation de durée : ${enumerated(
          directors.map((one) => `*${one}*`),
          'et',
        )}.`,
      ],
      ['EXERCICE SOCIAL', 'L’exercice social commence le 1er janvier et finit le 31 décembre.'],
      ['CONTESTATIONS', 'Toutes contestations seront soumises au tribunal compétent du siège.'],
    ]
    const kept = articles.filter(
      ([title]) => ['DÉNOMINATION', 'CAPITAL', 'PRÉSIDENCE', 'GÉRANCE'].includes(title) || paper.chance(0.8),
    )
    const style = paper.pick(['ARTICLE * –', 'Article *.', 'Art. * -'])
    for (const [index, [title, content]] of kept.entries()) {
      para(flow, `${style.replace('*', String(index + 1))} ${title}`, { bold: true, after: 2 })
      para(flow, content, { after: 8 })
    }
    signLines(
      flow,
      [founder, other].flatMap((one) => (one === undefined ? [] : [[named(one, 'upperLast'), 'associé']])),
    )
    return sheetsOf(flow, [`Statuts ${name} – SPÉCIMEN – {page}/{pages}`], paper.pick(['left', 'middle', 'right']))
  },
}
