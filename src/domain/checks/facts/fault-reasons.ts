import type { Bilingual } from '../../../contract/locale.ts'
import type { FaultReason } from '../../values/fault-reason.ts'

/** `{why}`: the fault of a value, at the end of a sentence. */
const reasons: Readonly<Record<FaultReason, Bilingual>> = {
  not_a_date: { en: 'it is not a date (YYYY-MM-DD)', fr: 'ce n’est pas une date (AAAA-MM-JJ)' },
  date_out_of_range: { en: 'the date is out of range', fr: 'la date est hors limites' },
  two_readings: {
    en: 'day and month can be read in two ways, write YYYY-MM-DD',
    fr: 'le jour et le mois se lisent de deux façons, écrire AAAA-MM-JJ',
  },
  not_an_amount: { en: 'it is not an amount', fr: 'ce n’est pas un montant' },
  not_a_country: { en: 'it is not a country', fr: 'ce n’est pas un pays' },
  not_an_email: { en: 'it is not an e-mail address', fr: 'ce n’est pas une adresse courriel' },
  not_a_phone: { en: 'it is not a telephone number', fr: 'ce n’est pas un numéro de téléphone' },
  not_a_postal_code: { en: 'it is not a postal code of the country', fr: 'ce n’est pas un code postal du pays' },
  post_office_box: {
    en: 'a post office box is no residence or place of business',
    fr: 'une case postale n’est ni une résidence ni un établissement',
  },
  not_an_address: { en: 'it is not an address', fr: 'ce n’est pas une adresse' },
  unknown_value: { en: 'the value is not one of those known', fr: 'la valeur n’est pas parmi celles connues' },
  too_long: { en: 'it is too long', fr: 'la valeur est trop longue' },
  bad_characters: { en: 'it has characters that do not belong', fr: 'certains caractères ne sont pas admis' },
  too_vague: { en: 'it says too little', fr: 'la réponse est trop vague' },
  wrong_pattern: { en: 'the pattern does not fit', fr: 'le modèle ne correspond pas' },
  wrong_check_digit: { en: 'the check digit is wrong', fr: 'le chiffre de contrôle est erroné' },
  not_a_number: { en: 'it is not a number', fr: 'ce n’est pas un nombre' },
  unknown_institution: {
    en: 'the institution is not one of those known',
    fr: 'l’institution n’est pas parmi celles connues',
  },
  temporary_sin: { en: 'temporary SIN, expiry needed', fr: 'NAS temporaire, date d’expiration requise' },
}

/** Why a value is not valid, as a clause. */
export function faultReason(reason: FaultReason): Bilingual {
  return reasons[reason]
}
