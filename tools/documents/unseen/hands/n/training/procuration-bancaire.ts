import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { civility, crowd, namedFr } from '../people.ts'
import { day, putDay, putNames, recent } from '../print.ts'

/** A French bank's mandate form: principal and agent in two columns, ticked powers, specimen signatures, agency's stamp. */
export const procurationBancaire: UnseenLayout = {
  name: 'procuration-bancaire',
  docType: 'power_of_attorney',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [giver, agent] = crowd(paper, 'FR', 2)
    if (!giver || !agent) throw new Error('Personne ne donne pouvoir.')
    const page = openWriter('a4', { face: 'narrow', size: 9.5 })
    const ink = paper.pick(['#006f51', '#a8123e', '#0a4b8f'])
    page.rect(40, 34, 515, 26, ink)
    page.say(50, 52, paper.pick(['PROCURATION SUR COMPTES', 'PROCURATION GÉNÉRALE', 'POUVOIR – MANDAT']), {
      color: '#fff',
      size: 14,
      face: 'sans-bold',
    })
    page.say(545, 76, `Agence ${paper.code('0####')} – Compte n° ${paper.code('###########')}`, {
      align: 'right',
      size: 8,
    })
    const blocks = [
      [paper.pick(['LE MANDANT (titulaire du compte)', 'Je soussigné(e)', 'Le titulaire donne pouvoir']), giver],
      [paper.pick(['LE MANDATAIRE', 'donne procuration à', 'Mandataire désigné']), agent],
    ] as const
    for (const [index, [title, person]] of blocks.entries()) {
      const x = 40 + index * 262
      page.rect(x, 92, 253, 118, null, ink)
      page.say(x + 8, 106, title, { face: 'narrow-bold', color: ink })
      const name = namedFr(person)
      const shown =
        index === 0 ? paper.put('document_holder_name', name) : putNames(paper, 'signatories', [name]).join('')
      page.say(x + 8, 126, `${civility(person, 'abbr')} ${shown}`, { size: 10.5 })
      page.column(x + 8, 142, [`Né(e) le ${day(person.born, 'slashDmy')}`, ...person.lines], { leading: 13 })
    }
    let y = page.say(40, 234, 'Pouvoirs conférés', { face: 'narrow-bold', color: ink })
    for (const power of [
      'Effectuer tous dépôts, retraits et virements',
      'Émettre des chèques sur le compte',
      'Accéder aux comptes en ligne',
      'Clôturer le compte',
    ]) {
      page.tick(50, y + 2, 8, paper.chance(0.7))
      y = page.say(64, y + 1, power, { leading: 16 })
    }
    y = page.wrap(
      40,
      y + 10,
      515,
      'La présente procuration est valable jusqu’à sa révocation expresse, notifiée à la banque par écrit. Elle prend fin de plein droit au décès du mandant. Le mandant demeure responsable des opérations effectuées par le mandataire.',
      { leading: 14 },
    )
    y = page.say(
      40,
      y + 16,
      `${paper.pick(['Fait à', 'Signé à'])} ${paper.pick(['Cholet', 'Albi', 'Menton'])}, le ${putDay(paper, 'document_date', recent(paper, 2, 400), paper.pick(['fr', 'slashDmy', 'dots']))}`,
    )
    page.cell(40, y + 6, 253, 60, 'Signature du mandant, précédée de « bon pour pouvoir »', '')
    page.cell(302, y + 6, 253, 60, 'Signature du mandataire, précédée de « bon pour acceptation »', '')
    page.say(
      40,
      y + 90,
      paper.pick([
        'Banque Riveraine SA au capital de 340 000 000 €, 2 cours de l’Intendance',
        'Crédit des Deux Mers – société coopérative à capital variable',
      ]),
      { size: 7 },
    )
    return [page.sheet('Exemplaire banque – SPÉCIMEN')]
  },
}
