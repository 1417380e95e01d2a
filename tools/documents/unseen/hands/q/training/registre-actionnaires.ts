import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, grid } from '../blocks.ts'
import { need, openFlow, para, rule, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { amount, dated, nineDigits, putDate } from '../wording.ts'

/** French shareholders' accounts: one card a holder over two pages, or a state of the capital with totals and percentages. */
export const registreActionnaires: UnseenLayout = {
  name: 'registre-actionnaires',
  docType: 'share_register',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'FR', paper.between(2, 5))
    const flow = openFlow(paper, {
      size: 'a4',
      faces: ['sans', 'serif', 'narrow'],
      letter: [8.5, 10],
      margin: [36, 62],
    })
    const legal = paper.put('legal_name', company(paper, 'FR'))
    const owners = listed(paper, 'beneficial_owners', people, paper.pick(['upperLast', 'lastFirst', 'plain', 'upper']))
    const asOf = addDays(paper.today, -paper.between(0, 700))
    const form = paper.pick(['slash', 'frLong', 'dots', 'shortSlash'] as const)
    const shares = people.map(() => paper.between(2, 80) * 25)
    const total = shares.reduce((sum, one) => sum + one, 0)
    const percent = (one: number) => `${((one / total) * 100).toFixed(2).replace('.', ',')} %`
    const small = [
      `SAS au capital de ${amount(total * 1000, 'FR')}`,
      `Siège social : ${address(paper, 'FR').join(', ')}`,
      `${nineDigits(paper, ' ')} RCS ${paper.pick(['Angers', 'Lyon', 'Nantes', 'Paris'])}`,
    ]
    const head = paper.pick(['left', 'middle', 'right'] as const)
    para(flow, legal, { size: 14, bold: true, align: head, after: 2 })
    for (const one of small) para(flow, one, { size: 8, align: head, after: 1, color: '#444' })
    flow.y += 14
    const mode = paper.pick(['cards', 'state', 'state', 'letter'] as const)
    const title =
      mode === 'cards'
        ? paper.pick(['COMPTES INDIVIDUELS D’ACTIONNAIRES', 'REGISTRE DES ACTIONNAIRES – FICHES INDIVIDUELLES'])
        : paper.pick([
            'REGISTRE DES ACTIONNAIRES',
            'RÉPARTITION DU CAPITAL SOCIAL',
            'LISTE DES ASSOCIÉS',
            'TABLE DE CAPITALISATION',
            'Registre des mouvements de titres – état récapitulatif',
          ])
    para(flow, title, { size: 12, bold: true, align: 'middle', after: 4 })
    const when = () => putDate(paper, 'document_date', asOf, form)
    const isDated = paper.chance(0.75)
    if (isDated && mode !== 'letter')
      para(flow, `${paper.pick(['Arrêté au', 'Situation au', 'À la date du', 'Mis à jour le', 'État au'])} ${when()}`, {
        align: 'middle',
        after: 12,
      })
    if (mode === 'cards') {
      for (const [index, owner] of owners.entries()) {
        need(flow, 160)
        cells(
          flow,
          [
            ['Compte n°', paper.code(`00${index + 1}`), 1],
            [paper.pick(['Titulaire', 'Nom et prénom du titulaire', 'Actionnaire']), owner, 4],
            ['Nature', 'Pleine propriété', 2],
          ],
          { height: 32, fill: '#f6f4ec' },
        )
        cells(
          flow,
          [
            ['Domicile', address(paper, 'FR').join(', '), 4],
            ['Né(e) le', dated(addDays(asOf, -paper.between(9000, 26000)), 'slash'), 1],
          ],
          { height: 28 },
        )
        grid(
          flow,
          [
            { title: 'Date', share: 2 },
            { title: 'N° d’ordre', share: 1 },
            { title: 'Nature du mouvement', share: 4 },
            { title: 'Débit', share: 1, align: 'right' },
            { title: 'Crédit', share: 1, align: 'right' },
            { title: 'Solde', share: 1, align: 'right' },
          ],
          [
            [
              dated(addDays(asOf, -paper.between(1500, 4000)), 'slash'),
              String(index + 1),
              'Souscription à la constitution',
              '',
              String((shares[index] ?? 0) - 10),
              String((shares[index] ?? 0) - 10),
            ],
            [
              dated(addDays(asOf, -paper.between(200, 1400)), 'slash'),
              String(index + 11),
              'Augmentation de capital',
              '',
              '10',
              String(shares[index] ?? 0),
            ],
          ],
          { look: 'boxes', size: 7.5 },
        )
        flow.y += 6
      }
    } else if (mode === 'state') {
      const columns = [
        { title: 'N°', share: 0.6 },
        { title: paper.pick(['Actionnaire', 'Associé', 'Titulaire des titres', 'Nom, prénom']), share: 3.2 },
        { title: 'Adresse', share: 4 },
        { title: paper.pick(['Nombre d’actions', 'Actions', 'Titres']), share: 1.4, align: 'right' as const },
        { title: paper.pick(['% du capital', '%', 'Capital et droits de vote']), share: 1.3, align: 'right' as const },
      ]
      const rows = owners.map((owner, index) => [
        String(index + 1),
        owner,
        address(paper, 'FR').join(', '),
        String(shares[index] ?? 0),
        percent(shares[index] ?? 0),
      ])
      grid(flow, columns, [...rows, ['', 'TOTAL', '', String(total), '100,00 %']], {
        look: paper.pick(['boxes', 'rules', 'bands', 'open']),
        size: paper.pick([7.5, 8, 8.5]),
      })
    } else {
      para(
        flow,
        `${paper.pick(['Le capital est réparti comme suit', 'Je certifie que le capital est détenu ainsi qu’il suit'])}${isDated ? `, à la date du ${when()}` : ''} :`,
        { after: 10 },
      )
      for (const [index, owner] of owners.entries())
        para(
          flow,
          `– ${people[index]?.isWoman === true ? 'Madame' : 'Monsieur'} *${owner}*, à concurrence de ${String(shares[index] ?? 0)} actions, numérotées, soit ${percent(shares[index] ?? 0)} du capital ;`,
          { after: 8 },
        )
      para(flow, `Total : ${total} actions de 10 euros.`, { bold: true })
    }
    rule(flow, { width: 0.4 })
    const [president] = crowd(paper, 'FR', 1)
    if (president !== undefined && paper.chance(0.7)) {
      need(flow, 60)
      para(
        flow,
        paper.pick(['Certifié conforme', 'Pour extrait certifié conforme, le Président', 'Le représentant légal']),
        { align: 'right', after: 22 },
      )
      para(flow, named(president), { align: 'right' })
    }
    return sheetsOf(flow, [`${legal} – SPÉCIMEN – {page}/{pages}`], paper.pick(['left', 'middle', 'right']))
  },
}
