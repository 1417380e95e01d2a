// A receiver of webhooks with nothing but Go (1.19 or later).
//
//	WEBHOOK_SECRET=whsec_... go run receiver.go
//
// During a rotation set WEBHOOK_SECRET_OLD too. TLS is done by what stands in front.
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"sync"
	"time"
)

const (
	toleranceSeconds = 300
	bodyBytesMax     = 1_000_000
	seenMax          = 10_000
)

var (
	secrets       []string
	timestampForm = regexp.MustCompile(`^[0-9]{1,12}$`)
)

// refusal is empty when the body is signed with one of the secrets, lately; otherwise why not.
func refusal(headers http.Header, body []byte) string {
	timestamp, signature := headers.Get("X-Service-Timestamp"), headers.Get("X-Service-Signature-V2")
	if timestamp == "" || signature == "" {
		return "header_missing"
	}
	if !timestampForm.MatchString(timestamp) {
		return "timestamp_malformed"
	}
	signed := false
	for _, secret := range secrets {
		mac := hmac.New(sha256.New, []byte(secret))
		mac.Write([]byte(timestamp + "."))
		mac.Write(body)
		expected := "sha256=" + hex.EncodeToString(mac.Sum(nil))
		if hmac.Equal([]byte(signature), []byte(expected)) {
			signed = true
		}
	}
	if !signed {
		return "signature_wrong"
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	age := time.Now().Unix() - seconds
	if err != nil || age > toleranceSeconds || age < -toleranceSeconds {
		return "timestamp_out_of_tolerance"
	}
	return ""
}

// Ids of events that came. Keep them in your database, under a unique key, in the transaction that does the work.
var (
	seenLock sync.Mutex
	seen     = map[string]bool{}
	order    []string
)

func isNew(eventID string) bool {
	seenLock.Lock()
	defer seenLock.Unlock()
	if seen[eventID] {
		return false
	}
	seen[eventID] = true
	order = append(order, eventID)
	if len(order) > seenMax {
		delete(seen, order[0])
		order = order[1:]
	}
	return true
}

// handle is your work, after the answer: put it on a queue when it is long.
func handle(event, eventID string) {
	fmt.Printf("event %s %s\n", event, eventID)
}

func receive(answer http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(answer, request.Body, bodyBytesMax))
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		http.Error(answer, "too_large", http.StatusRequestEntityTooLarge)
		return
	}
	if err != nil {
		http.Error(answer, "body_incomplete", http.StatusBadRequest)
		return
	}
	if why := refusal(request.Header, body); why != "" {
		http.Error(answer, why, http.StatusUnauthorized)
		return
	}
	var payload struct {
		Event   string `json:"event"`
		EventID string `json:"event_id"`
	}
	if err := json.Unmarshal(body, &payload); err != nil {
		http.Error(answer, "event_unknown", http.StatusBadRequest)
		return
	}
	answer.WriteHeader(http.StatusNoContent)
	// A test ping has no event_id.
	if payload.EventID != "" && isNew(payload.EventID) {
		go handle(payload.Event, payload.EventID)
	}
}

func main() {
	for _, name := range []string{"WEBHOOK_SECRET", "WEBHOOK_SECRET_OLD"} {
		if secret := os.Getenv(name); len(secret) >= 16 {
			secrets = append(secrets, secret)
		} else if secret != "" || name == "WEBHOOK_SECRET" {
			log.Fatal(name + " is not set, or shorter than 16 characters")
		}
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("listening on %d\n", listener.Addr().(*net.TCPAddr).Port)
	server := &http.Server{Handler: http.HandlerFunc(receive), ReadTimeout: 10 * time.Second}
	log.Fatal(server.Serve(listener))
}
