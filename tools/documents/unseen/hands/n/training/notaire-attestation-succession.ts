import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { civility, crowd, namedFr } from '../people.ts'
import { day, putDay, putSum, recent } from '../print.ts'

/** A French notary attests a share in an estate: deed-like paragraphs in capitals and small print, the sum within a sentence. */
export const notaireAttestationSuccession: UnseenLayout = {
  name: 'notaire-attestation-succession',
  docType: 'source_of_funds_proof',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [heir, dead] = crowd(paper, 'FR', 2)
    if (heir === undefined || dead === undefined) throw new Error('Personne n’hérite.')
    const page = openWriter('a4', { face: 'serif', size: 10 })
    const made = recent(paper, 4, 300)
    const died = addDays(made, -paper.between(120, 500))
    const office = paper.pick([
      'SCP KERVELLA & DUMAS, NOTAIRES ASSOCIÉS',
      'Office notarial de la Tour SELARL',
      'Maître Agathe ROUVIÈRE, notaire',
    ])
    page.logo(48, 44, 40, '§', '#8a6d1d', true)
    page.say(100, 60, paper.put('issuer_name', office), { face: 'serif-bold', size: 11 })
    page.column(
      100,
      74,
      [
        '18 place de la Préfecture',
        '46000 CAHORS',
        `Tél. ${paper.code('05 65 ## ## ##')} – CRPCEN ${paper.code('460##')}`,
      ],
      { size: 8 },
    )
    page.column(48, 134, [`Dossier : ${paper.code('10####')} / AR / CL`, `SUCCESSION ${namedFr(dead)}`], { size: 8.5 })
    page.say(545, 150, `Cahors, le ${putDay(paper, 'document_date', made, paper.pick(['fr', 'slashDmy']))}`, {
      align: 'right',
    })
    page.say(297, 204, paper.pick(['ATTESTATION', 'ATTESTATION DE FONDS', 'ATTESTATION D’ORIGINE DES FONDS']), {
      align: 'middle',
      face: 'serif-bold',
      size: 14,
    })
    const holder = paper.put('document_holder_name', namedFr(heir))
    const late = paper.put('counterparty_name', namedFr(dead))
    const origin = paper.put('origin', 'inheritance', 'succession')
    const amount = putSum(
      paper,
      'amount',
      paper.between(900, 42000) * 1000 + paper.between(0, 99),
      paper.pick(['euros', 'eurWord']),
    )
    let y = page.wrap(
      60,
      240,
      475,
      'Je soussigné, notaire à la résidence de CAHORS (Lot), certifie et atteste ce qui suit.',
      { leading: 16 },
    )
    y = page.wrap(
      60,
      y + 8,
      475,
      `Aux termes d’un acte reçu par l’office le ${day(addDays(died, 60), 'fr')}, il a été constaté le décès de ${civility(dead, 'fr')} ${late}, survenu à ${paper.pick(['FIGEAC', 'GOURDON', 'TOULOUSE'])} le ${day(died, 'fr')}.`,
      { leading: 16 },
    )
    y = page.wrap(
      60,
      y + 8,
      475,
      paper.pick([
        `Dans le cadre du règlement de la ${origin}, il revient à ${civility(heir, 'fr')} ${holder} une somme nette de droits de ${amount}, laquelle lui sera virée depuis la comptabilité de l’étude.`,
        `${civility(heir, 'fr')} ${holder} a recueilli dans ladite ${origin} la somme de ${amount}, après acquittement des droits de mutation par décès.`,
      ]),
      { leading: 16 },
    )
    if (paper.chance(0.6))
      y = page.wrap(
        60,
        y + 8,
        475,
        `Les droits acquittés s’élèvent à ${paper.between(1, 9)} ${paper.code('###')},00 €. Le compte définitif sera adressé sous deux mois.`,
        { leading: 16 },
      )
    y = page.wrap(
      60,
      y + 8,
      475,
      'En foi de quoi la présente attestation est délivrée pour servir et valoir ce que de droit, notamment auprès de tout établissement bancaire.',
      { leading: 16 },
    )
    page.column(350, y + 34, ['Le notaire,', '', '(sceau de l’office)'])
    page.say(297, 800, 'Membre d’une association agréée – le règlement des honoraires par chèque est accepté', {
      align: 'middle',
      size: 7,
    })
    return [page.sheet('SPÉCIMEN')]
  },
}
