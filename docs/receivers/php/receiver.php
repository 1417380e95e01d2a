<?php
// A receiver of webhooks with nothing but PHP (8.1 or later).
//   WEBHOOK_SECRET=whsec_... php -S 127.0.0.1:8080 receiver.php
// Behind a web server, let the endpoint's address run this file. During a rotation set WEBHOOK_SECRET_OLD too.
declare(strict_types=1);

const TOLERANCE_SECONDS = 300;
const BODY_BYTES_MAX = 1_000_000;

/** @return list<string> */
function secrets(): array
{
    $secrets = array_values(array_filter(
        [getenv('WEBHOOK_SECRET') ?: '', getenv('WEBHOOK_SECRET_OLD') ?: ''],
        fn (string $secret): bool => $secret !== '',
    ));
    foreach ($secrets as $secret) {
        if (strlen($secret) < 16) {
            return [];
        }
    }
    return $secrets;
}

/** Null when the body is signed with one of the secrets, lately; otherwise why not. */
function refusal(string $timestamp, string $signature, string $body): ?string
{
    if ($timestamp === '' || $signature === '') {
        return 'header_missing';
    }
    if (preg_match('/^[0-9]{1,12}$/D', $timestamp) !== 1) {
        return 'timestamp_malformed';
    }
    $signed = false;
    foreach (secrets() as $secret) {
        $expected = 'sha256=' . hash_hmac('sha256', $timestamp . '.' . $body, $secret);
        $signed = hash_equals($expected, $signature) || $signed;
    }
    if (!$signed) {
        return 'signature_wrong';
    }
    if (abs(time() - (int) $timestamp) > TOLERANCE_SECONDS) {
        return 'timestamp_out_of_tolerance';
    }
    return null;
}

/** One file an event that came. Better: your database, under a unique key, in the transaction that does the work. */
function isNew(string $eventId): bool
{
    if (preg_match('/^[0-9a-f-]{36}$/D', $eventId) !== 1) {
        return false;
    }
    $folder = getenv('WEBHOOK_SEEN_DIR') ?: sys_get_temp_dir() . '/webhooks-seen';
    if (!is_dir($folder)) {
        @mkdir($folder, 0700, true);
    }
    // x: fails when the file is there, also for two requests at once.
    $file = @fopen($folder . '/' . $eventId, 'x');
    if ($file === false) {
        return false;
    }
    fclose($file);
    return true;
}

/** Your work, after the answer: put it on a queue when it is long. */
function handle(string $event, string $eventId): void
{
    file_put_contents('php://stderr', "event $event $eventId\n");
}

function answer(int $status, string $text = ''): void
{
    http_response_code($status);
    header('Content-Type: text/plain');
    echo $text;
    // Under PHP-FPM the answer leaves here, before the work.
    if (function_exists('fastcgi_finish_request')) {
        fastcgi_finish_request();
    }
}

if (secrets() === []) {
    answer(500, 'WEBHOOK_SECRET is not set');
    return;
}
$body = file_get_contents('php://input', false, null, 0, BODY_BYTES_MAX + 1);
if ($body === false || strlen($body) > BODY_BYTES_MAX) {
    answer(413);
    return;
}
$why = refusal($_SERVER['HTTP_X_SERVICE_TIMESTAMP'] ?? '', $_SERVER['HTTP_X_SERVICE_SIGNATURE_V2'] ?? '', $body);
if ($why !== null) {
    answer(401, $why);
    return;
}
$event = json_decode($body, true);
answer(204);
// A test ping has no event_id.
if (is_string($event['event_id'] ?? null) && isNew($event['event_id'])) {
    handle($event['event'], $event['event_id']);
}
