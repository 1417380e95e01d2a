"""A receiver of webhooks with nothing but Python (3.9 or later).

    WEBHOOK_SECRET=whsec_... python3 receiver.py

During a rotation set WEBHOOK_SECRET_OLD too. TLS is done by what stands in front.
"""

import hashlib
import hmac
import json
import os
import re
import sys
import threading
import time
from collections import OrderedDict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TOLERANCE_SECONDS = 300
BODY_BYTES_MAX = 1_000_000
SEEN_MAX = 10_000
READ_TIMEOUT_SECONDS = 10

SECRETS = [secret for secret in (os.environ.get("WEBHOOK_SECRET", ""), os.environ.get("WEBHOOK_SECRET_OLD", "")) if secret]
if not SECRETS or any(len(secret) < 16 for secret in SECRETS):
    raise SystemExit("WEBHOOK_SECRET is not set")


def refusal(headers, body):
    """None when the body (bytes) is signed with one of the secrets, lately; otherwise why not."""
    timestamp = headers.get("X-Service-Timestamp")
    signature = headers.get("X-Service-Signature-V2")
    if timestamp is None or signature is None:
        return "header_missing"
    if re.fullmatch(r"[0-9]{1,12}", timestamp) is None:
        return "timestamp_malformed"
    signed = False
    for secret in SECRETS:
        mac = hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256)
        expected = "sha256=" + mac.hexdigest()
        # As bytes: compare_digest refuses text that is not ASCII.
        signed |= hmac.compare_digest(signature.encode("utf-8", "replace"), expected.encode())
    if not signed:
        return "signature_wrong"
    if abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return "timestamp_out_of_tolerance"
    return None


# Ids of events that came. Keep them in your database, under a unique key, in the transaction that does the work.
seen = OrderedDict()
seen_lock = threading.Lock()


def is_new(event_id):
    with seen_lock:
        if event_id in seen:
            return False
        seen[event_id] = True
        if len(seen) > SEEN_MAX:
            seen.popitem(last=False)
        return True


def handle(event, event_id):
    """Your work, after the answer: put it on a queue when it is long."""
    sys.stdout.write(f"event {event} {event_id}\n")
    sys.stdout.flush()


class Receiver(BaseHTTPRequestHandler):
    timeout = READ_TIMEOUT_SECONDS

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        if not length.isascii() or not length.isdigit():
            return self.answer(411)
        if int(length) > BODY_BYTES_MAX:
            return self.answer(413)
        body = self.rfile.read(int(length))
        why = refusal(self.headers, body)
        if why is not None:
            return self.answer(401, why)
        event = json.loads(body)
        self.answer(204)
        # A test ping has no event_id.
        if "event_id" in event and is_new(event["event_id"]):
            handle(event["event"], event["event_id"])

    def answer(self, status, text=""):
        self.send_response(status)
        if status != 204:
            self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())
        self.close_connection = True

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver)
    print(f"listening on {server.server_address[1]}", flush=True)
    server.serve_forever()
