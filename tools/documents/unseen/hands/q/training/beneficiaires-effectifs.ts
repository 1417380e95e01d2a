import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, signLine, square } from '../blocks.ts'
import { add, need, openFlow, pair, para, rule, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, nineDigits, putDate } from '../wording.ts'

const rights = [
  'Détention directe de plus de 25 % du capital',
  'Détention indirecte de plus de 25 % des droits de vote',
  'Exercice d’un pouvoir de contrôle par d’autres moyens',
]

/** A French statement of beneficial owners: the court's numbered intercalary sheets, or an attestation on the company's paper. */
export const beneficiairesEffectifs: UnseenLayout = {
  name: 'beneficiaires-effectifs',
  docType: 'ownership_declaration',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'FR', 4)
    const holders = people.slice(0, paper.between(1, 3))
    const [signer] = paper.chance(0.5) ? people : people.slice(3)
    if (!signer) throw new Error('Nobody')
    const flow = openFlow(paper, {
      size: 'a4',
      faces: ['sans', 'narrow', 'serif'],
      letter: [8.5, 10],
      margin: [36, 62],
    })
    const legal = paper.put('legal_name', company(paper, 'FR'))
    const owners = listed(paper, 'beneficial_owners', holders, paper.pick(['lastFirst', 'upperLast', 'plain', 'upper']))
    const signed = addDays(paper.today, -paper.between(0, 700))
    const form = paper.pick(['slash', 'frLong', 'dots', 'slash'] as const)
    const siren = nineDigits(paper, ' ')
    const isForm = paper.chance(0.6)
    const town = address(paper, 'FR')[1].replace(/^\d+ | CEDEX.*$/g, '')
    if (isForm) {
      para(flow, `DBE-S-${paper.between(1, 2)}`, { align: 'right', bold: true, size: 11, after: 0 })
      para(
        flow,
        paper.pick([
          'DOCUMENT RELATIF AU BÉNÉFICIAIRE EFFECTIF D’UNE SOCIÉTÉ',
          'DÉCLARATION DES BÉNÉFICIAIRES EFFECTIFS',
          'Déclaration relative aux bénéficiaires effectifs',
        ]),
        { size: 13, bold: true, after: 2 },
      )
      para(flow, '(articles L. 561-46, R. 561-55 et suivants du code monétaire et financier)', { size: 7, after: 10 })
      for (const [index, one] of ['Demande d’immatriculation', 'Document initial', 'Modification'].entries()) {
        add(flow, ...square(flow.left + index * 150, flow.y, index === 1, 8))
        para(flow, one, { x: flow.left + 13 + index * 150, width: 130, size: 8, after: 0 })
        flow.y -= 8 * 1.34
      }
      flow.y += 22
      para(flow, '1  IDENTIFICATION DE LA SOCIÉTÉ', { bold: true })
      cells(
        flow,
        [
          ['Dénomination sociale', legal, 3],
          ['N° SIREN', siren, 1],
        ],
        { height: 30, fill: '#f4f8fb' },
      )
      cells(
        flow,
        [
          ['Forme juridique', paper.pick(['SAS', 'SARL', 'SCI']), 1],
          ['Adresse du siège', address(paper, 'FR').join(', '), 3],
        ],
        { height: 30, fill: '#f4f8fb' },
      )
      flow.y += 8
      for (const [index, one] of owners.entries()) {
        need(flow, 140)
        para(
          flow,
          `${index + 2}  ${paper.pick(['BÉNÉFICIAIRE EFFECTIF', 'IDENTITÉ DU BÉNÉFICIAIRE EFFECTIF'])} n° ${index + 1}`,
          { bold: true },
        )
        cells(
          flow,
          [
            [paper.pick(['Nom de naissance et prénoms', 'Nom, prénoms', 'M. / Mme']), one, 3],
            ['Date de naissance', dated(addDays(signed, -paper.between(9000, 26000)), 'slash'), 1],
          ],
          { height: 30 },
        )
        cells(
          flow,
          [
            ['Lieu de naissance', town, 1],
            ['Nationalité', 'Française', 1],
            ['Adresse personnelle', address(paper, 'FR').join(', '), 3],
          ],
          { height: 30 },
        )
        for (const [row, right] of rights.entries()) {
          add(flow, ...square(flow.left + 4, flow.y + 3, row === index % 3, 7))
          para(flow, `${right}${row === index % 3 ? ` : ${paper.between(26, 33)} %` : ''}`, {
            x: flow.left + 18,
            size: 8,
            after: 2,
          })
        }
        flow.y += 6
      }
      need(flow, 90)
      const end = signLine(flow, [`Le représentant légal : ${named(signer)}`], {
        x: flow.left + 230,
        width: 190,
        above: named(signer),
      })
      para(flow, `${paper.pick(['Fait à', 'À'])} ${town}, le ${putDate(paper, 'document_date', signed, form)}`, {
        width: 210,
      })
      flow.y = end
      return sheetsOf(flow, ['Greffe du tribunal de commerce – SPÉCIMEN – page {page} sur {pages}'])
    }
    para(flow, legal, { size: 14, bold: true, align: paper.pick(['left', 'middle', 'right']), after: 2 })
    para(flow, `Société par actions simplifiée – ${address(paper, 'FR').join(', ')} – RCS ${siren}`, {
      size: 8,
      after: 30,
    })
    para(
      flow,
      paper.pick([
        'ATTESTATION SUR L’HONNEUR – BÉNÉFICIAIRES EFFECTIFS',
        'Liste des bénéficiaires effectifs',
        'Déclaration de bénéficiaires effectifs',
      ]),
      { size: 13, bold: true, align: 'middle', after: 14 },
    )
    para(
      flow,
      `Je soussigné${signer.isWoman ? 'e' : ''} ${named(signer)}, agissant en qualité de ${paper.pick(['Président', 'Directrice générale', 'gérant'])} de la société *${legal}*, atteste que ${owners.length > 1 ? 'les personnes physiques suivantes sont les bénéficiaires effectifs' : 'la personne physique suivante est le seul bénéficiaire effectif'} au sens de l’article L. 561-2-2 du CMF :`,
      { after: 10 },
    )
    for (const one of owners) {
      if (paper.chance(0.5))
        para(
          flow,
          `•  *${one}*, né(e) le ${dated(addDays(signed, -paper.between(9000, 26000)), 'slash')}, demeurant ${address(paper, 'FR').join(', ')}, détenant ${paper.between(26, 33)} % du capital`,
          { x: flow.left + 20, after: 6 },
        )
      else
        pair(flow, `Bénéficiaire effectif`, `${one} – ${paper.between(26, 33)} % des droits de vote`, {
          captionWidth: 140,
        })
    }
    flow.y += 10
    para(
      flow,
      'Je m’engage à signaler sans délai toute modification. Je suis informé(e) des peines encourues en cas de fausse déclaration.',
      { after: 18 },
    )
    para(flow, `${town}, le ${putDate(paper, 'document_date', signed, form)}`, {
      align: paper.pick(['left', 'right']),
      after: 10,
    })
    flow.y = signLine(flow, [named(signer)], { x: flow.left + 220, width: 180, above: named(signer) })
    rule(flow, { color: '#fff' })
    return sheetsOf(flow, [`${legal} – SPÉCIMEN`])
  },
}
