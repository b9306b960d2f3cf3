/** Signs of what a form says once it has been sent, or was filled in wrongly: no visitor has seen it before. */

/** By the class names of the common frameworks, form plugins and site builders. */
export const FORM_MESSAGE_NAMES =
  /(?:^|\s)(?:(?:in)?valid-(?:feedback|tooltip)|wpcf7-(?:not-valid-tip|response-output|spinner)|w-form-(?:done|fail)|help-block with-errors|(?:field-)?validation-(?:error|message|summary)|field-error|form-(?:error|success)(?:-message)?|error-?message|success-?message|sent-message|form-message|nf-error-msg|mce-(?:error|success)-response|js-form-error)(?:\s|$)/;
