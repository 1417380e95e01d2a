import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, signLines } from '../blocks.ts'
import { openFlow, pair, para, sheetsOf, turn } from '../flow.ts'
import { office } from '../firms.ts'
import { crowd, enumerated, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { putDate } from '../wording.ts'

/** A Québec deed of trust under private writing or notarial: settlor, trustees, beneficiaries as parties, then in its articles. */
export const acteFiducie: UnseenLayout = {
  name: 'acte-fiducie',
  docType: 'trust_deed',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [settlor, first, second, third, child, other, notary] = crowd(paper, 'QC', 7)
    if (!settlor || !first || !second || !third || !child || !other || !notary) throw new Error('Nobody')
    const flow = openFlow(paper, { size: 'letter', faces: ['serif', 'sans', 'narrow'], letter: [9, 10.5] })
    const form = paper.pick(['upperLast', 'plain', 'upper'] as const)
    const settlors = listed(paper, 'settlors', [settlor], form)
    const trustees = listed(paper, 'trustees', paper.chance(0.4) ? [first, second] : [first, second, third], form)
    const beneficiaries = listed(paper, 'beneficiaries', paper.chance(0.5) ? [child, other] : [child], form)
    const signed = addDays(paper.today, -paper.between(30, 4000))
    const when = putDate(paper, 'document_date', signed, paper.pick(['frLong', 'frWords', 'iso', 'frLong'] as const))
    const trust = paper.put(
      'legal_name',
      `${paper.pick(['Fiducie familiale', 'Fiducie', 'Fiducie de protection d’actifs', 'Fiducie entre vifs'])} ${paper.pick([first.last, child.last, 'du Boisé', `des ${second.last}`, '3B'])}${paper.chance(0.3) ? ` (${signed.slice(0, 4)})` : ''}`,
    )
    const town = address(paper, 'QC')[1].split(' (')[0] ?? ''
    const style = paper.pick(['parties', 'fiche', 'notaire'] as const)
    if (style === 'fiche') {
      para(
        flow,
        paper.pick([
          'SOMMAIRE DE L’ACTE DE FIDUCIE',
          'Renseignements sur la fiducie',
          'ACTE DE FIDUCIE – PAGE SOMMAIRE',
        ]),
        { size: 13, bold: true, after: 10 },
      )
      cells(
        flow,
        [
          [paper.pick(['Nom de la fiducie', 'Dénomination']), trust, 3],
          [paper.pick(['Date de création', 'Acte en date du']), when, 2],
        ],
        { height: 34 },
      )
      cells(
        flow,
        [
          [paper.pick(['Constituant', 'Constituant(e)']), settlors.join(), 2],
          ['Adresse', address(paper, 'QC').join(', ').replace(/ {2}/, ' '), 3],
        ],
        { height: 34 },
      )
      for (const [index, one] of trustees.entries())
        cells(
          flow,
          [
            [`Fiduciaire ${index + 1}${index === 2 ? ' (indépendant)' : ''}`, one, 2],
            ['Adresse', address(paper, 'QC').join(', ').replace(/ {2}/, ' '), 3],
          ],
          { height: 34 },
        )
      for (const one of beneficiaries)
        cells(
          flow,
          [
            [paper.pick(['Bénéficiaire du revenu et du capital', 'Bénéficiaire']), one, 2],
            ['Lien avec le constituant', paper.pick(['petit-enfant', 'filleul', 'ami']), 3],
          ],
          { height: 34 },
        )
      flow.y += 14
    } else {
      para(flow, paper.pick(['ACTE DE FIDUCIE', 'CONVENTION DE FIDUCIE', 'CONTRAT DE FIDUCIE']), {
        size: 15,
        bold: true,
        align: 'middle',
        after: 10,
      })
      if (style === 'notaire')
        para(flow, `Le ${when}, devant Me ${named(notary)}, notaire exerçant à ${town}, ont comparu :`)
      else
        para(flow, `${paper.pick(['INTERVENUE à', 'CONCLUE à', 'Fait à'])} ${town}, en date du ${when}`, {
          align: 'middle',
          after: 10,
        })
      para(flow, style === 'notaire' ? '' : 'ENTRE :', { bold: true, after: 3 })
      para(
        flow,
        `*${settlors.join()}*, demeurant au ${address(paper, 'QC').join(', ')}, ci-après nommé${settlor.isWoman ? 'e' : ''} « le ${paper.pick(['Constituant', 'constituant'])} »;`,
        { x: flow.left + 30 },
      )
      para(flow, 'ET :', { bold: true, after: 3 })
      for (const [index, one] of trustees.entries())
        para(
          flow,
          `*${one}*, ${paper.pick(['domicilié', 'résidant'])} au ${address(paper, 'QC').join(', ')}${index === trustees.length - 1 ? ', ci-après nommés collectivement « les Fiduciaires ».' : ';'}`,
          { x: flow.left + 30 },
        )
      if (paper.chance(0.4)) turn(flow)
    }
    const articles = [
      ...(style === 'fiche'
        ? []
        : [`Dénomination. La fiducie constituée par le présent acte est désignée sous le nom de *« ${trust} »*.`]),
      'Patrimoine fiduciaire. Le constituant transfère la somme de cent dollars (100 $) de son patrimoine à un patrimoine autonome et distinct, que les fiduciaires s’obligent à détenir et à administrer.',
      ...(style === 'fiche'
        ? []
        : [
            `Bénéficiaires. ${paper.pick(['Sont bénéficiaires du revenu et du capital :', 'Le fiduciaire désigne parmi', 'Les bénéficiaires de la fiducie sont'])} ${enumerated(beneficiaries, 'et')}, de même que leurs descendants.`,
          ]),
      'Faculté d’élire. Les fiduciaires peuvent élire les bénéficiaires et déterminer leur part, à leur entière discrétion.',
      'Administration. Les fiduciaires ont la pleine administration; ils agissent à la majorité et au moins l’un d’eux n’est ni constituant ni bénéficiaire.',
      'Durée. La fiducie prend fin au plus tard cent ans après sa constitution.',
      'Loi applicable. Le présent acte est régi par le droit du Québec et par les articles 1260 et suivants du Code civil.',
    ]
    for (const [index, article] of articles.entries())
      if (paper.chance(0.85) || article.includes('«') || article.startsWith('Bénéf'))
        para(flow, `${index + 1}.  ${article}`, { after: 8 })
    if (paper.chance(0.3)) pair(flow, 'N° de compte de fiducie (ARC) :', paper.code('T##-####-##'))
    para(
      flow,
      paper.pick([
        'EN FOI DE QUOI les parties ont signé.',
        'LECTURE FAITE, les parties signent.',
        'Et les parties ont signé à la date ci-dessus :',
      ]),
      { after: 2 },
    )
    signLines(flow, [[settlors.join(), 'Constituant'], ...trustees.map((one) => [one, 'Fiduciaire'])])
    return sheetsOf(
      flow,
      [`${office(paper, 'QC')} – dossier ${paper.code('##-####')} – SPÉCIMEN – {page}/{pages}`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
