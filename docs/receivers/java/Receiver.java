import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * A receiver of webhooks with nothing but Java (17 or later).
 *
 * <pre>WEBHOOK_SECRET=whsec_... java Receiver.java</pre>
 *
 * During a rotation set WEBHOOK_SECRET_OLD too. TLS is done by what stands in front. Java reads the environment in the
 * machine's encoding: a secret of other letters than ASCII needs LC_ALL=C.UTF-8.
 */
public final class Receiver {
    private static final int TOLERANCE_SECONDS = 300;
    private static final int BODY_BYTES_MAX = 1_000_000;
    private static final int SEEN_MAX = 10_000;
    private static final int THREADS = 8;

    private static final Pattern TIMESTAMP = Pattern.compile("[0-9]{1,12}");
    /** Java has no JSON of its own: these two keys are enough here. Use your JSON library for the rest, after the check. */
    private static final Pattern EVENT = Pattern.compile("\"event\":\"([a-z_.]+)\"");
    private static final Pattern EVENT_ID = Pattern.compile("\"event_id\":\"([0-9a-f-]{36})\"");

    private static final List<String> SECRETS = new ArrayList<>();

    /** Ids of events that came. Keep them in your database, under a unique key, in the transaction that does the work. */
    private static final Set<String> SEEN =
            Collections.synchronizedSet(Collections.newSetFromMap(new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
                    return size() > SEEN_MAX;
                }
            }));

    /** Null when the body is signed with one of the secrets, lately; otherwise why not. */
    private static String refusal(Headers headers, byte[] body) throws GeneralSecurityException {
        String timestamp = headers.getFirst("X-Service-Timestamp");
        String signature = headers.getFirst("X-Service-Signature-V2");
        if (timestamp == null || signature == null) return "header_missing";
        if (!TIMESTAMP.matcher(timestamp).matches()) return "timestamp_malformed";
        boolean signed = false;
        for (String secret : SECRETS) {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            mac.update((timestamp + ".").getBytes(StandardCharsets.US_ASCII));
            String expected = "sha256=" + HexFormat.of().formatHex(mac.doFinal(body));
            // MessageDigest.isEqual takes as long for any two of one length.
            signed |= MessageDigest.isEqual(
                    signature.getBytes(StandardCharsets.UTF_8), expected.getBytes(StandardCharsets.US_ASCII));
        }
        if (!signed) return "signature_wrong";
        long age = System.currentTimeMillis() / 1000 - Long.parseLong(timestamp);
        return Math.abs(age) > TOLERANCE_SECONDS ? "timestamp_out_of_tolerance" : null;
    }

    /** Your work, after the answer: put it on a queue when it is long. */
    private static void handle(String event, String eventId) {
        System.out.println("event " + event + " " + eventId);
    }

    private static void receive(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] body = exchange.getRequestBody().readNBytes(BODY_BYTES_MAX + 1);
            if (body.length > BODY_BYTES_MAX) {
                answer(exchange, 413, "too_large");
                return;
            }
            String why = refusal(exchange.getRequestHeaders(), body);
            if (why != null) {
                answer(exchange, 401, why);
                return;
            }
            answer(exchange, 204, "");
            String text = new String(body, StandardCharsets.UTF_8);
            Matcher event = EVENT.matcher(text);
            Matcher eventId = EVENT_ID.matcher(text);
            // A test ping has no event_id.
            if (event.find() && eventId.find() && SEEN.add(eventId.group(1))) handle(event.group(1), eventId.group(1));
        } catch (GeneralSecurityException error) {
            throw new IOException(error);
        }
    }

    private static void answer(HttpExchange exchange, int status, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        if (bytes.length > 0) exchange.getResponseBody().write(bytes);
        exchange.getResponseBody().close();
    }

    public static void main(String[] words) throws IOException {
        for (String name : List.of("WEBHOOK_SECRET", "WEBHOOK_SECRET_OLD")) {
            String secret = System.getenv().getOrDefault(name, "");
            if (secret.length() >= 16) SECRETS.add(secret);
            else if (!secret.isEmpty() || name.equals("WEBHOOK_SECRET")) {
                throw new IllegalStateException(name + " is not set, or shorter than 16 characters");
            }
        }
        int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8080"));
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.createContext("/", Receiver::receive);
        server.setExecutor(Executors.newFixedThreadPool(THREADS));
        server.start();
        System.out.println("listening on " + server.getAddress().getPort());
    }
}
