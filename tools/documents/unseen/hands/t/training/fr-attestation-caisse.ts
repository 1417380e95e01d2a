import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, emblem, money, putAddress, putDate } from '../kit.ts'
import { another, home, somebody, titled } from '../people.ts'

const issuers = [
  'Caisse de prestations familiales de Loire-Atlantique',
  'Caisse de prestations familiales du Rhône',
  'Agence de l’indemnisation du chômage Bretagne',
  'Caisse locale d’assurance santé de la Gironde',
] as const

/** A French social fund’s certificate of payment: the fund as a return address, a partner’s name among the rights, a list of payments. */
export const frAttestationCaisse: UnseenLayout = {
  name: 'fr-attestation-caisse',
  docType: 'government_letter',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'FR')
    const partner = another(paper, 'FR', who)
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const written = addDays(paper.today, -paper.between(1, 50))
    const look = paper.pick(['dmy', 'fr', 'dmy', 'dots'] as const)
    const name = paper.put(
      'document_holder_name',
      paper.pick([who.french, `${who.surname.toUpperCase()} ${who.given}`]),
    )
    const shown = `${titled(who, 'FR')} ${name}`
    const block = putAddress(paper, home(paper, 'FR'))
    const number = paper.put('reference_number', paper.code(paper.pick(['#######', '### #### @', '#### ###'])))
    const caption = paper.pick([
      'N° allocataire :',
      'Numéro de dossier :',
      'Matricule :',
      'N° de dossier',
      'Identifiant :',
      'Vos références :',
    ])
    const color = paper.pick(['#005a9c', '#00796b', '#6a1b9a'])
    const months = [1, 2, 3].slice(0, paper.between(1, 3))
    const rights = paper.pick([
      'Aide personnalisée au logement',
      'Allocation de soutien familial',
      'Prime d’activité',
      'Allocation d’aide au retour à l’emploi',
    ])
    const monthly = paper.between(9_000, 130_000)
    const left = column(45, 40, 230, { size: 8.5 })
      .say(issuer, { face: 'sans-bold', size: 9 })
      .list([
        paper.pick(['BP 40217', '12 place de la Bourse', 'TSA 14002']),
        paper.pick(['44032 NANTES CEDEX 1', '69409 LYON CEDEX 03', '33085 BORDEAUX CEDEX']),
      ])
    left.gap(10).pair(caption, number, 110, { valueFace: 'sans-bold' })
    if (paper.chance(0.5))
      left.pair(
        'N° Sécurité sociale :',
        paper.code('2 ## ## ## ### ###').replace(/^2/, who.sex === 'F' ? '2' : '1'),
        110,
      )
    const window = column(330, 140, 225, { size: 10 }).list([shown, ...block])
    const title = paper.pick([
      'ATTESTATION DE PAIEMENT',
      'Attestation de paiement et de quotient familial',
      'ATTESTATION DE DROITS',
      'Relevé de situation',
    ])
    const body = column(45, 260, 505, { size: 9.5, leading: 1.55 })
    body.say(title, { size: 14, face: 'sans-bold', color }).gap(8)
    body
      .say(
        paper.pick([
          `Le directeur certifie que ${shown}${paper.chance(0.6) ? ` et ${partner.full}` : ''} a bénéficié, pour la période indiquée, des prestations suivantes :`,
          `Nous attestons que vous êtes connu(e) de nos services et que les droits suivants vous ont été versés (conjoint déclaré : ${partner.french}) :`,
          `La présente certifie les versements faits au bénéfice de ${shown}.`,
        ]),
      )
      .gap(4)
    for (const back of months)
      body.pair(
        `${rights} - ${day(addDays(written, -30 * back), 'fr').replace(/^\S+ /, '')}`,
        money(monthly, 'euro'),
        0,
      )
    body.pair('Quotient familial', `${paper.between(240, 1380)} €`, 0).gap(8)
    body
      .say(`Enfant(s) à charge : ${partner.given} né(e) le ${day(addDays(written, -paper.between(800, 5000)), look)}.`)
      .gap(8)
    body
      .say(
        'Toute fausse déclaration est passible de sanctions (article 441-1 du code pénal). Cette attestation ne vaut pas notification de droits ; elle peut être vérifiée pendant trois mois.',
        { size: 8 },
      )
      .gap(10)
    body
      .say(
        paper.pick([
          `Fait à ${paper.pick(['Nantes', 'Lyon', 'Bordeaux'])}, le ${putDate(paper, 'document_date', written, look)}`,
          `Le ${putDate(paper, 'document_date', written, look)}`,
          `Attestation éditée le ${putDate(paper, 'document_date', written, look)}`,
        ]),
      )
      .say('Le Directeur')
    const bar = paper.chance(0.5)
      ? [box(0, 0, 10, 842, { fill: color })]
      : [...emblem(490, 36, 52, paper.pick(['cpf', 'alc', 'pf']), color, 'disc')]
    return [
      a4(
        [
          ...bar,
          ...left.marks,
          ...window.marks,
          ...body.marks,
          text(45, 815, 'www.example.org/mon-compte - 0 806 00 00 00 (service gratuit + prix appel)', { size: 7 }),
        ],
        'SPÉCIMEN',
      ),
    ]
  },
}
