import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { civility, namedFr, somebody } from '../people.ts'
import { day, putAddress, putDay, recent } from '../print.ts'

const offices = [
  'Agence nationale de l’emploi',
  'Caisse des allocations de la Vilaine',
  'Assurance maladie du Haut-Pays',
  'Préfecture du Val-de-Loire',
] as const

/** An attestation of a French agency: sender's block at the left margin, the addressee in the window at the right. */
export const attestationSituationEmploi: UnseenLayout = {
  name: 'attestation-situation-emploi',
  docType: 'government_letter',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'FR')
    const page = openWriter('a4', { face: 'narrow', size: 10 })
    const sent = recent(paper)
    const issuer = paper.put('issuer_name', paper.pick(offices))
    page.rect(36, 34, 22, 14, '#1d3b8b')
    page.rect(58, 34, 22, 14, '#ffffff', '#999')
    page.rect(80, 34, 22, 14, '#d0202e')
    page.column(36, 66, ['RÉPUBLIQUE', 'FRANÇAISE'], { face: 'narrow-bold', size: 10 })
    page.column(
      36,
      100,
      [
        issuer,
        'Service des attestations',
        'TSA 40012',
        '35092 RENNES CEDEX 9',
        'Tél. 3949 (service gratuit + prix appel)',
      ],
      { size: 8.2 },
    )
    const reference = paper.put('reference_number', paper.code(paper.pick(['#######@', '## ### ###', '@@/2026/#####'])))
    page.column(
      36,
      172,
      [
        `${paper.pick(['Nos réf. :', 'Identifiant :', 'N° allocataire :'])} ${reference}`,
        `Code postal de rattachement : ${paper.code('35###')}`,
      ],
      { size: 8.2 },
    )
    const name = paper.put('document_holder_name', namedFr(person))
    page.say(320, 150, `${civility(person, paper.pick(['fr', 'abbr'] as const))} ${name}`)
    page.column(320, 164, putAddress(paper, 'address', person.lines))
    page.say(
      320,
      226,
      `${paper.pick(['Rennes', 'Cesson', 'Bruz'])}, le ${putDay(paper, 'document_date', sent, paper.pick(['fr', 'slashDmy', 'dots']))}`,
    )
    const title = paper.pick([
      'ATTESTATION DE DROITS',
      'AVIS DE SITUATION',
      'ATTESTATION DE PAIEMENT',
      'Attestation d’inscription',
    ])
    page.say(297, 290, title, { align: 'middle', size: 14, face: 'narrow-bold' })
    let y = page.wrap(
      60,
      330,
      475,
      `Nous certifions que ${civility(person, 'fr')} ${name}, né${person.isWoman ? 'e' : ''} le ${day(person.born, 'slashDmy')}, est connu${person.isWoman ? 'e' : ''} de nos services depuis le ${day(addDays(sent, -paper.between(90, 1800)), 'slashDmy')} et que sa situation est à jour au titre du mois écoulé.`,
      { leading: 15 },
    )
    if (paper.chance(0.6)) {
      y = page.say(60, y + 12, 'Récapitulatif de vos derniers paiements :', { face: 'narrow-bold' })
      const rows = [1, 2, 3].map((back) => [
        day(addDays(sent, -30 * back), 'slashDmy'),
        'Virement',
        `${paper.between(210, 980)},${paper.code('##')} €`,
      ])
      y = page.rows(y + 4, [80, 200, -420], rows, { leading: 15 })
    }
    y = page.wrap(
      60,
      y + 12,
      475,
      'Cette attestation est délivrée pour servir et valoir ce que de droit. Toute fausse déclaration est passible des peines prévues à l’article 441-1 du code pénal.',
      { leading: 14 },
    )
    page.column(340, y + 34, ['Le directeur,', paper.pick(['P. Lamballe', 'S. Kerguelen', 'A. Oudinot'])])
    page.wrap(
      60,
      770,
      475,
      'La loi n° 78-17 du 6 janvier 1978 modifiée garantit un droit d’accès et de rectification pour les données vous concernant.',
      { size: 6.8 },
    )
    return [page.sheet('SPÉCIMEN · 1/1')]
  },
}
