import { addDays, addYears } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, money, putDate, putSum, stamp } from '../kit.ts'
import { another, home, somebody, titled } from '../people.ts'
import { commonIdentifier } from '../../../../samples/numbers.ts'
import { employments } from '../terms.ts'

const firms = [
  'STE ATLAS CÂBLAGE SARL',
  'Clinique Dar Chifa S.A.',
  'Groupe Scolaire Al Bassatine',
  'TRANSPORTS OUED ZEM SARL AU',
  'Sté Nour Offshoring Services',
  'CONSERVERIES DE L’OCÉAN S.A.',
]
const jobs = [
  'Technicien de maintenance',
  'Télé-conseillère',
  'Infirmier polyvalent',
  'Enseignante du primaire',
  'Chauffeur poids lourd',
  'Chef d’équipe câblage',
  'Responsable qualité',
  'Comptable',
]

/** A Moroccan certificate of work and pay: a framed title, captions with colons or one sentence, the numbers of the firm in the foot. */
export const maAttestationSalaire: UnseenLayout = {
  name: 'ma-attestation-salaire',
  docType: 'employment_letter',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const [who, firm] = [somebody(paper, 'MA'), paper.pick(firms)]
    const boss = another(paper, 'MA', who)
    const written = addDays(paper.today, -paper.between(1, 45))
    const hired = addDays(addYears(written, -paper.between(1, 19)), paper.between(10, 340))
    const seat = home(paper, 'MA')
    const town = (seat.at(-1) ?? '').slice(6)
    const look = paper.pick(['dmy', 'dashes', 'fr', 'dots'] as const)
    const month = paper.between(3400, 21_000) * 100
    const name = paper.put(
      'document_holder_name',
      paper.pick([who.full, who.french, `${who.surname.toUpperCase()} ${who.given}`]),
    )
    const employer = paper.put('employer_name', firm)
    const job = paper.put('occupation', paper.pick(jobs))
    const start = putDate(paper, 'hire_date', hired, look)
    const annual = putSum(paper, 'annual_income', month * 12, paper.pick(['dh', 'mad'] as const))
    const person = `${paper.chance(0.5) ? `${titled(who, 'MA')} ` : who.sex === 'F' ? 'Madame ' : 'Monsieur '}${name}`
    const cin = paper.code(paper.pick(['BK######', 'A######', 'JB######', 'EE######']))
    const permanent = () => paper.put('employment_status', employments.permanent, 'CDI')
    const body = column(64, 236, 467, { size: 10.5, face: paper.pick(['serif', 'sans']), leading: 1.75 })
    if (paper.chance(0.5)) {
      body.say(
        paper.pick([
          `Nous soussignés, ${employer}, attestons que ${person}, titulaire de la CIN n° ${cin}, immatriculé(e) à la CNSS sous le n° ${paper.code('1########')}, est employé(e) au sein de notre société depuis le ${start} en qualité de ${job}${paper.chance(0.5) ? ` (${permanent()})` : ''}.`,
          `La société ${employer} certifie que ${person}, CIN ${cin}, travaille dans notre établissement en tant que ${job}, et ce, depuis le ${start} jusqu’à ce jour.`,
        ]),
      )
      body
        .gap(8)
        .say(
          paper.pick([
            `L’intéressé(e) perçoit un salaire mensuel net de ${money(Math.round(month * 0.84), 'dh')}, soit un salaire brut annuel de ${annual}.`,
            `Son salaire annuel brut est de ${annual} (brut mensuel : ${money(month, 'dh')}).`,
          ]),
        )
    } else {
      body.say('Le Directeur soussigné atteste que :')
      const at = paper.pick([150, 180])
      body.pair(paper.pick(['Nom et prénom :', 'M./Mme/Mlle :', 'L’employé(e) :']), name, at, {
        valueFace: 'sans-bold',
      })
      body.pair(paper.pick(['CIN n° :', 'C.I.N. :']), cin, at).pair('N° CNSS :', paper.code('1########'), at)
      body.pair(paper.pick(['Fonction :', 'Qualité :', 'Emploi occupé :', 'Poste :']), job, at)
      body.pair(
        paper.pick(['Date d’embauche :', 'Date d’entrée :', 'En service depuis le :', 'Date de recrutement :']),
        start,
        at,
      )
      if (paper.chance(0.5)) body.pair('Nature du contrat :', permanent(), at)
      body
        .pair('Salaire brut mensuel :', money(month, 'dh'), at)
        .pair(paper.pick(['Salaire brut annuel :', 'Rémunération annuelle :', 'Soit par an :']), annual, at)
      body.gap(8).say(`fait partie du personnel de ${employer} à la date de ce jour.`)
    }
    body
      .gap(10)
      .say(
        paper.pick([
          'La présente attestation est délivrée à l’intéressé(e), sur sa demande, pour servir et valoir ce que de droit.',
          'Cette attestation lui est délivrée pour la constitution d’un dossier bancaire.',
        ]),
      )
    body
      .gap(16)
      .say(`${paper.pick(['Fait à', 'A'])} ${town}, le ${putDate(paper, 'document_date', written, look)}`, {
        align: 'right',
      })
      .gap(4)
      .say(paper.pick(['La Direction', 'Le Gérant', `Pour la Direction : ${boss.full}`, 'Service du Personnel']), {
        align: 'right',
      })
    const title = paper.pick([
      'ATTESTATION DE TRAVAIL ET DE SALAIRE',
      'ATTESTATION DE TRAVAIL',
      'ATTESTATION DE SALAIRE',
      'Attestation de travail et de revenus',
    ])
    const head = paper.chance(0.6)
      ? column(64, 40, 300, { size: 9 }).say(firm, { face: 'serif-bold', size: 13 }).list(seat).marks
      : [text(64, 60, `Réf. : RH/${paper.between(11, 980)}/2026`, { size: 9 })]
    const legal = `${firm} - Siège social : ${seat.join(' ')} - R.C. ${paper.code('######')} - I.F. ${paper.code('########')} - Patente ${paper.code('########')} - CNSS ${paper.code('#######')} - ICE ${commonIdentifier(paper)}`
    return [
      a4(
        [
          ...head,
          box(130, 168, 335, 34, { stroke: '#222' }),
          text(297.5, 190, title, { size: 13, face: 'serif-bold', align: 'middle' }),
          ...body.marks,
          ...stamp(450, body.bottom() + 52, 38, [firm.slice(0, 18), 'LE GÉRANT', town]),
          line(50, 790, 545, 790),
          ...column(50, 792, 495, { size: 6.4, align: 'middle' }).say(legal).marks,
        ],
        'SPÉCIMEN',
      ),
    ]
  },
}
