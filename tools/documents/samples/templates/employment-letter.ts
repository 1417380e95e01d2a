import { addDays, addYears } from '../../calendar.ts'
import type { Draft } from '../draft.ts'
import { pairs } from '../layout/data.ts'
import { gap, pages } from '../layout/flow.ts'
import { letterhead } from '../layout/letterhead.ts'
import { heading, prose, signatures, small, words } from '../layout/print.ts'
import { anyHead, holder, issuerOf, phoneNumber, recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Letters that confirm a job, as prose or with a list; the attestations of France and Morocco. */
export const employmentLetter: Template = {
  docType: 'employment_letter',
  form: 'page',
  layouts: [
    { name: 'prose', draw: letter },
    { name: 'list', draw: list },
    { name: 'attestation', regions: { fr: ['FR', 'MA'] }, draw: attestation },
  ],
}

function facts(draft: Draft) {
  const status = draft.pick(['permanent', 'permanent', 'part_time'] as const)
  const words_ = {
    permanent: draft.pick([
      draft.say('permanent full-time', 'permanent à temps plein'),
      draft.say('permanent', 'permanent'),
    ]),
    part_time: draft.say('part-time', 'à temps partiel'),
  }
  return {
    written: recently(draft),
    hired: addDays(addYears(draft.today, -draft.between(1, 12)), -draft.between(1, 340)),
    salary: draft.between(42, 110) * 100_000,
    status,
    statusWords: words_[status],
    occupation: draft.put('occupation', draft.person.occupation),
  }
}

function letter(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'employer', 'employer_name')
  const of = facts(draft)
  const name = holder(draft)
  const justified = draft.chance(0.5)
  return pages(draft, { ...look, size: look.size + 1 }, [
    letterhead(anyHead(draft), { issuer, under }),
    gap(16),
    words(draft.date('document_date', of.written, 'long')),
    gap(14),
    words(say('To whom it may concern,', 'À qui de droit,')),
    gap(10),
    prose(
      say(
        `This letter confirms that ${name} has been employed by ${issuer} since ${draft.date('hire_date', of.hired, 'long')} as ${of.occupation}. The position is ${draft.put('employment_status', of.status, of.statusWords)} and the current annual salary is ${draft.money('annual_income', of.salary)}, before bonuses.`,
        `La présente confirme que ${name} est à l’emploi de ${issuer} depuis le ${draft.date('hire_date', of.hired, 'long')} à titre de ${of.occupation}. Il s’agit d’un poste ${draft.put('employment_status', of.status, of.statusWords)} et le salaire annuel actuel est de ${draft.money('annual_income', of.salary)}, avant primes.`,
      ),
      { justified },
    ),
    prose(
      say(
        `Should you need anything further, please call me at ${phoneNumber(draft)}.`,
        `Pour tout autre renseignement, vous pouvez me joindre au ${phoneNumber(draft)}.`,
      ),
      { justified },
    ),
    prose(say('Sincerely,', 'Cordialement,')),
    signatures([{ label: say('Human Resources Manager', 'Directrice des ressources humaines') }]),
  ])
}

function list(draft: Draft) {
  const { say } = draft
  const { issuer, under, look } = issuerOf(draft, 'employer', 'employer_name')
  const of = facts(draft)
  const style = draft.pick(['long', 'iso'] as const)
  return pages(draft, look, [
    letterhead(anyHead(draft), { issuer, under, title: say('Confirmation of employment', 'Confirmation d’emploi') }),
    pairs([['Date', draft.date('document_date', of.written, style)]], 'colon'),
    prose(
      say(
        'We confirm the following details of employment at the request of our employee:',
        'À la demande de notre employé, nous confirmons les renseignements suivants :',
      ),
    ),
    pairs(
      [
        [say('Employee name', 'Nom de l’employé'), holder(draft)],
        [say('Employer', 'Employeur'), issuer],
        [say('Job title', 'Poste occupé'), of.occupation],
        [say('Start date', 'Date d’entrée en fonction'), draft.date('hire_date', of.hired, style)],
        [
          say('Employment status', 'Statut d’emploi'),
          draft.put('employment_status', of.status, of.statusWords.charAt(0).toUpperCase() + of.statusWords.slice(1)),
        ],
        [say('Gross annual salary', 'Salaire annuel brut'), draft.money('annual_income', of.salary)],
        [say('Hours per week', 'Heures par semaine'), '37.5'],
      ],
      draft.pick(['aligned', 'dotted', 'boxed']),
    ),
    gap(10),
    signatures([{ label: say('Payroll department', 'Service de la paie') }]),
    small(
      say(
        'This letter is issued without liability on the part of the company.',
        'Lettre émise sans engagement de la part de la société.',
      ),
    ),
  ])
}

function attestation(draft: Draft) {
  const { issuer, under, look } = issuerOf(draft, 'employer', 'employer_name')
  const of = facts(draft)
  const name = holder(draft)
  const isMoroccan = draft.region === 'MA'
  return pages(draft, { ...look, size: look.size + 1 }, [
    letterhead(anyHead(draft), { issuer, under }),
    gap(20),
    heading(
      isMoroccan ? draft.pick(['ATTESTATION DE TRAVAIL', 'ATTESTATION DE SALAIRE']) : 'ATTESTATION D’EMPLOYEUR',
      'centred',
    ),
    prose(
      `Nous soussignés, ${issuer}, attestons par la présente que ${draft.person.sex === 'F' ? 'Madame' : 'Monsieur'} ${name}${isMoroccan ? `, titulaire de la CIN n° ${draft.code('@@######')}, immatriculé(e) à la CNSS sous le n° ${draft.code('#########')},` : ''} est ${draft.person.sex === 'F' ? 'employée' : 'employé'} au sein de notre société depuis le ${draft.date('hire_date', of.hired, 'slashes')} en qualité de ${of.occupation}.`,
    ),
    prose(`Sa rémunération annuelle brute s’élève à ${draft.money('annual_income', of.salary)}.`),
    prose(
      'La présente attestation est délivrée à l’intéressé(e) sur sa demande pour servir et valoir ce que de droit.',
    ),
    prose(
      `Fait à ${draft.person.city}, le ${draft.date('document_date', of.written, draft.pick(['slashes', 'long']))}`,
    ),
    signatures([{ label: 'La Direction des Ressources Humaines' }]),
  ])
}
