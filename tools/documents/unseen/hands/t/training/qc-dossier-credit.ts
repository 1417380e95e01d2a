import { addDays, addYears } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, column, day, emblem, letter, money, putAddress, putDate } from '../kit.ts'
import { home, somebody, titled } from '../people.ts'

const bureaus = [
  ['Bureau de crédit Boréal inc.', 'BB', '#0d3b66'],
  ['Dossiers Prudentia Québec ltée', 'PQ', '#6a040f'],
  ['Cotécrédit Services d’information S.E.C.', 'CC', '#31572c'],
] as const

/** A credit file in French sent by mail: the address in the window only, identity in boxes, each account as a small card. */
export const qcDossierCredit: UnseenLayout = {
  name: 'qc-dossier-credit',
  docType: 'credit_report',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'QC')
    const [bureau, initials, color] = paper.pick(bureaus)
    const made = addDays(paper.today, -paper.between(1, 45))
    const look = paper.pick(['iso', 'fr', 'ymd', 'frShort'] as const)
    const born = addDays(addYears(made, -paper.between(20, 74)), paper.between(1, 350))
    const since = addDays(addYears(made, -paper.between(2, 19)), -paper.between(1, 350))
    const count = paper.between(2, 6)
    const block = putAddress(paper, home(paper, 'QC'))
    const name = paper.put('document_holder_name', who.full)
    const window = column(60, 110, 240, { size: 10 }).list([`${titled(who, 'QC')} ${name}`, ...block])
    const file = paper.put('file_number', paper.code(paper.pick(['##-########', '#########', 'QC#######'])))
    const boxes = [
      [paper.pick(['Numéro de dossier', 'N° de dossier', 'Dossier']), file],
      [paper.pick(['Date de naissance', 'Né(e) le', 'Naissance']), putDate(paper, 'date_of_birth', born, look)],
      [
        paper.pick(['Dossier ouvert le', 'Date d’ouverture du dossier', 'Inscrit depuis le', 'Au fichier depuis']),
        putDate(paper, 'file_since', since, look),
      ],
      ['NAS', 'XXX XXX ' + paper.code('###')],
      ['Téléphone', paper.code('514 555-01##')],
      ['Pointage', String(paper.between(520, 870))],
    ] as const
    const columns = paper.pick([2, 3])
    const width = 492 / columns
    const grid = boxes.flatMap(([caption, value], index) =>
      cell(
        { x: 60 + (index % columns) * width, y: 220 + Math.floor(index / columns) * 32, width, height: 32 },
        caption,
        value,
        { edge: color, size: 9.5 },
      ),
    )
    const top = 220 + Math.ceil(6 / columns) * 32 + 20
    const title = `${paper.pick(['Comptes', 'Vos comptes', 'Obligations'])} (${paper.chance(0.7) ? paper.put('trade_line_count', String(count)) : 'détail'})`
    const cards = Array.from({ length: count }, (_, index) => {
      const y = top + 14 + index * 50
      const opened = day(addDays(made, -paper.between(200, 3500)), look)
      return [
        box(60, y, 492, 44, { stroke: '#bbb' }),
        text(
          68,
          y + 13,
          paper.pick(['CAISSE DES TROIS-LACS', 'CARTE VÉGA', 'PRÊT AUTO RIVET', 'TELVO MOBILE', 'HYPOTHÈQUES BOISÉ']),
          { size: 9, face: 'sans-bold' },
        ),
        text(68, y + 26, `Compte ****${paper.code('####')}   Ouvert : ${opened}`, { size: 8 }),
        text(
          68,
          y + 38,
          `Limite ${money(paper.between(5, 190) * 10_000, 'qc0')}   Solde ${money(paper.between(0, 900_000), 'qc')}   Cote R1`,
          { size: 8 },
        ),
      ]
    })
    const intro = column(330, 108, 222, { size: 8.5 }).list([
      `${paper.pick(['Date du relevé', 'Rapport produit le', 'Date'])} : ${day(made, look)}`,
      `${paper.put('issuer_name', bureau)}`,
      'C. P. 190, succ. Saint-Jean',
      'Montréal (Québec)  H5B 1B2',
    ])
    const foot = column(60, top + 30 + count * 50, 492, { size: 8 }).say(
      `${bureau} conserve les renseignements négatifs six ans. Vous pouvez déposer une mise au point de 100 mots, sans frais.`,
    )
    return [
      letter(
        [
          ...emblem(510, 40, 42, initials, color, paper.pick(['disc', 'peak', 'square'])),
          text(
            60,
            64,
            paper.pick(['Votre dossier de crédit', 'DOSSIER DE CRÉDIT DU CONSOMMATEUR', 'Divulgation au consommateur']),
            { size: 16, face: 'sans-bold', color },
          ),
          ...window.marks,
          ...intro.marks,
          ...grid,
          text(60, top + 6, title, { size: 11, face: 'sans-bold', color }),
          ...cards.flat(),
          ...foot.marks,
        ],
        'SPÉCIMEN',
      ),
    ]
  },
}
