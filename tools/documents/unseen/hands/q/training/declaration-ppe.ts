import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, signLine, square } from '../blocks.ts'
import { add, need, openFlow, para, sheetsOf } from '../flow.ts'
import { crowd, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** A French bank's declaration on political exposure: oui and non squares, or a letter of honour that only denies. */
export const declarationPpe: UnseenLayout = {
  name: 'declaration-ppe',
  docType: 'pep_declaration',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [client, adviser] = crowd(paper, 'FR', 2)
    if (!client || !adviser) throw new Error('Nobody')
    const flow = openFlow(paper, { size: 'a4', faces: ['sans', 'serif', 'narrow'], letter: [9, 10.5] })
    const name = paper.put('document_holder_name', named(client, paper.pick(['upperLast', 'lastFirst', 'plain'])))
    const signed = addDays(paper.today, -paper.between(0, 500))
    const form = paper.pick(['slash', 'frLong', 'dots', 'shortSlash'] as const)
    const home = address(paper, 'FR')
    const town = home[1].replace(/^\d+ | CEDEX.*$/g, '')
    const e = client.isWoman ? 'e' : ''
    const foreign = paper.chance(0.2)
    const domestic = paper.chance(0.2)
    const head = paper.pick([
      'DÉCLARATION DE PERSONNE POLITIQUEMENT EXPOSÉE',
      'Déclaration PPE et bénéficiaire économique',
      'QUESTIONNAIRE « PPE »',
      'Attestation sur l’honneur – exposition politique',
    ])
    if (paper.chance(0.4)) {
      para(flow, `${client.isWoman ? 'Mme' : 'M.'} ${name}`, { after: 0 })
      for (const one of home) para(flow, one, { after: 0 })
      flow.y += 20
      para(flow, `Votre conseiller : ${named(adviser)}`, { align: 'right', size: 8, after: 14 })
      para(flow, head, { size: 13, bold: true, after: 12 })
      para(
        flow,
        `Je soussigné${e} *${name}*, né${e} le ${dated(addDays(signed, -paper.between(9000, 27_000)), 'slash')} à ${town}, déclare sur l’honneur :`,
      )
      const facts = [
        [
          'pep_foreign',
          foreign,
          foreign
            ? 'exercer ou avoir exercé depuis moins d’un an une fonction politique pour le compte d’un État étranger'
            : 'ne pas exercer ni avoir exercé de fonction politique pour le compte d’un État étranger',
        ],
        [
          'pep_domestic',
          domestic,
          domestic
            ? 'exercer en France un mandat ou une fonction politique au sens de l’article R. 561-18'
            : 'n’exercer en France aucun mandat ni fonction politique au sens de l’article R. 561-18',
        ],
        ['pep_hio', false, 'ne pas diriger d’organisation internationale créée par un traité'],
        ['third_party', false, 'agir pour mon propre compte et non pour le compte d’un tiers'],
      ] as const
      for (const [field, isSo, content] of facts) {
        paper.put(field, String(isSo), content)
        para(flow, `–  ${content} ;`, { x: flow.left + 18 })
      }
    } else {
      para(flow, head, { size: 14, bold: true, align: paper.pick(['left', 'middle']), after: 10 })
      cells(
        flow,
        [
          ['Civilité', client.isWoman ? 'Madame' : 'Monsieur', 1],
          [paper.pick(['Nom et prénom du client', 'NOM, Prénom(s)', 'Titulaire']), name, 3],
          ['N° client', paper.code('########'), 1.2],
        ],
        { height: 34 },
      )
      cells(
        flow,
        [
          ['Adresse', home.join(', '), 3],
          ['Conseiller', named(adviser), 1.4],
        ],
        { height: 34 },
      )
      flow.y += 12
      const rows = [
        [
          'pep_foreign',
          foreign,
          'Exercez-vous ou avez-vous exercé une fonction publique importante dans un autre État ?',
        ],
        [
          'pep_domestic',
          domestic,
          'Exercez-vous ou avez-vous exercé en France une fonction politique, juridictionnelle ou administrative importante ?',
        ],
        [
          'pep_hio',
          paper.chance(0.12),
          'Êtes-vous membre de l’organe de direction d’une organisation internationale ?',
        ],
        [
          'third_party',
          paper.chance(0.15),
          'Agissez-vous pour le compte d’un tiers (bénéficiaire économique différent) ?',
        ],
      ] as const
      const isLeft = paper.chance(0.5)
      for (const [field, isSo, question] of rows) {
        need(flow, 50)
        paper.put(field, String(isSo), '')
        const y = flow.y
        const x = isLeft ? flow.left : flow.right - 100
        add(
          flow,
          ...square(x, y + 2, isSo, 8),
          text(x + 12, y + 9.5, 'OUI', { size: 8 }),
          ...square(x + 46, y + 2, !isSo, 8),
          text(x + 58, y + 9.5, 'NON', { size: 8 }),
        )
        para(flow, question, { x: isLeft ? flow.left + 94 : flow.left, width: flow.right - flow.left - 116, after: 12 })
      }
      para(
        flow,
        'Si oui, précisez la fonction, le pays et la date de cessation : .................................................................',
        { size: 8, after: 14 },
      )
    }
    need(flow, 100)
    para(
      flow,
      'Les informations recueillies sont destinées à la banque, responsable du traitement, au titre de ses obligations légales de vigilance.',
      { size: 7, color: '#555', after: 14 },
    )
    para(flow, `${paper.pick(['Fait à', 'À'])} ${town}, le ${putDate(paper, 'document_date', signed, form)}`, {
      align: paper.pick(['left', 'right']),
    })
    flow.y = signLine(flow, ['Signature du client', '(précédée de « lu et approuvé »)'], {
      x: flow.left + 200,
      width: 190,
      above: named(client),
    })
    return sheetsOf(
      flow,
      [
        `${paper.pick(['Banque des Deux Rives', 'Caisse Mutuelle du Ponant', 'Crédit Lestrange'])} – réf. ${paper.code('PPE-##')} – SPÉCIMEN`,
      ],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
