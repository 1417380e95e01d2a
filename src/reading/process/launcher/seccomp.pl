# The seccomp filter of a reading process. docs/reader-sandbox.md#system-calls.
# A call on the list is allowed, some only with certain arguments. Every other call answers EPERM, so that nothing is killed; one
# that is younger than the list answers ENOSYS, which libraries take as an old kernel.
use strict;
use warnings;

use constant { EPERM => 1, EACCES => 13, ENOSYS => 38 };
# Youngest known system call, mseal. Later ones, and those of the x32 ABI, do not exist for a reader.
use constant CALL_MAX => 462;
use constant { ALLOW => 0x7fff0000, ERRNO => 0x00050000 };
# Offsets in struct seccomp_data; an argument is 8 bytes, low word first on both machines.
use constant { AT_CALL => 0, AT_MACHINE => 4, AT_ARGUMENTS => 16 };
# Classic BPF: load a word, jump if equal, at least, any bit set; return.
use constant { LOAD => 0x20, EQUAL => 0x15, AT_LEAST => 0x35, ANY_BIT => 0x45, RETURN => 0x06 };
# open(2) with intent to write: O_WRONLY, O_RDWR, O_CREAT, O_TRUNC, O_TMPFILE.
use constant WRITE_FLAGS => 01 | 02 | 0100 | 01000 | 020000000;
use constant THREAD_FLAG => 0x00010000;
# CLONE_NEWTIME, NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET.
use constant NAMESPACE_FLAGS => 0x80 | 0x00020000 | 0x02000000 | 0x04000000 | 0x08000000 | 0x10000000 | 0x20000000 | 0x40000000;
# F_DUPFD, GETFD, SETFD, GETFL, SETFL, DUPFD_CLOEXEC.
use constant FCNTL_COMMANDS => (0, 1, 2, 3, 4, 1030);
# TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX.
use constant IOCTL_COMMANDS => (0x5401, 0x5413, 0x541b, 0x5421, 0x5450, 0x5451);
# PR_SET_NAME, PR_GET_NAME, PR_SET_VMA.
use constant PRCTL_COMMANDS => (15, 16, 0x53564d41);

our %machines = (x86_64 => { audit => 0xc000003e, column => 0 }, aarch64 => { audit => 0xc00000b7, column => 1 });

# Name, number on x86_64, number on aarch64; - where the machine has no such call.
my $allowed_always = '
  read 0 63  write 1 64  readv 19 65  writev 20 66  pread64 17 67  preadv 295 69  preadv2 327 286  close 3 57  close_range 436 436
  lseek 8 62  dup 32 23  dup2 33 -  dup3 292 24  pipe 22 -  pipe2 293 59  poll 7 -  ppoll 271 73  select 23 -  pselect6 270 72
  epoll_create 213 -  epoll_create1 291 20  epoll_ctl 233 21  epoll_wait 232 -  epoll_pwait 281 22  epoll_pwait2 441 441
  eventfd 284 -  eventfd2 290 19  futex 202 98  futex_waitv 449 449  membarrier 324 283  rseq 334 293
  mmap 9 222  mprotect 10 226  munmap 11 215  mremap 25 216  madvise 28 233  mincore 27 232  msync 26 227  brk 12 214
  mlock 149 228  munlock 150 229  mlock2 325 284  pkey_alloc 330 289  pkey_free 331 290  pkey_mprotect 329 288  mseal 462 462
  stat 4 -  lstat 6 -  fstat 5 80  newfstatat 262 79  statx 332 291  access 21 -  faccessat 269 48  faccessat2 439 439
  readlink 89 -  readlinkat 267 78  getcwd 79 17  getdents 78 -  getdents64 217 61  statfs 137 43  fstatfs 138 44
  fadvise64 221 223  readahead 187 213
  rt_sigaction 13 134  rt_sigprocmask 14 135  rt_sigreturn 15 139  rt_sigpending 127 136  rt_sigtimedwait 128 137
  rt_sigsuspend 130 133  sigaltstack 131 132  restart_syscall 219 128
  nanosleep 35 101  clock_nanosleep 230 115  clock_gettime 228 113  clock_getres 229 114  gettimeofday 96 169  time 201 -
  times 100 153  getitimer 36 102  setitimer 38 103  timer_create 222 107  timer_settime 223 110  timer_gettime 224 108
  timer_getoverrun 225 109  timer_delete 226 111
  getpid 39 172  getppid 110 173  gettid 186 178  getuid 102 174  geteuid 107 175  getgid 104 176  getegid 108 177
  getgroups 115 158  getresuid 118 148  getresgid 120 150  getrlimit 97 163  getrusage 98 165  getpriority 140 141
  uname 63 160  sysinfo 99 179  getcpu 309 168  getrandom 318 278  arch_prctl 158 -  set_robust_list 273 99
  set_tid_address 218 96  sched_yield 24 124  sched_getaffinity 204 123  sched_getparam 143 121  sched_getscheduler 145 120
  sched_get_priority_max 146 125  sched_get_priority_min 147 126  exit 60 93  exit_group 231 94
  getsockopt 55 209  getsockname 51 204  getpeername 52 205  shutdown 48 210
';
# What a reader needs besides to start the native OCR program.
my $allowed_native = '
  execve 59 221  fork 57 -  vfork 58 -  wait4 61 260  waitid 247 95  kill 62 129  socketpair 53 199  setsid 112 157
  getpgrp 111 -  getpgid 121 155  setpgid 109 154  sched_setaffinity 203 122  umask 95 166
';
# Judged by their arguments, or used by the launcher.
my $judged = '
  open 2 -  openat 257 56  openat2 437 437  clone 56 220  clone3 435 435  execve 59 221  kill 62 129  tgkill 234 131
  prctl 157 167  prlimit64 302 261  ioctl 16 29  fcntl 72 25  setresuid 117 147  setresgid 119 149  setgroups 116 159
  capset 126 91  seccomp 317 277  getrandom 318 278
';

# Numbers of the calls of a list on a machine, by name; a call that the machine lacks is left out.
sub numbers_of {
  my ($list, $machine) = @_;
  my @words = split ' ', $list;
  my %numbers;
  while (my ($name, @columns) = splice @words, 0, 3) {
    my $number = $columns[$machines{$machine}{column}];
    $numbers{$name} = $number if $number ne '-';
  }
  return \%numbers;
}

sub call_numbers { numbers_of($judged, $_[0]) }

# The filter as the kernel takes it. `pass` is four random words: only the execve that carries them in its unused arguments is
# allowed, and the program that it starts does not know them.
sub seccomp_filter {
  my ($machine, $profile, $pid, @pass) = @_;
  my $call = call_numbers($machine);
  my $native = $profile eq 'native';
  my $allowed = numbers_of($native ? "$allowed_always $allowed_native" : $allowed_always, $machine);
  my @filter = (
    [LOAD, 0, 0, AT_MACHINE], [EQUAL, 1, 0, $machines{$machine}{audit}], refuse(EPERM),
    [LOAD, 0, 0, AT_CALL], [AT_LEAST, 0, 1, CALL_MAX + 1], refuse(ENOSYS),
    map({ ([EQUAL, 0, 1, $_], [RETURN, 0, 0, ALLOW]) } sort { $a <=> $b } values %$allowed),
    when($call->{open}, without_bits(1, WRITE_FLAGS, EACCES)),
    when($call->{openat}, without_bits(2, WRITE_FLAGS, EACCES)),
    when($call->{clone}, $native ? without_bits(0, NAMESPACE_FLAGS, EPERM) : only_threads()),
    when($call->{execve}, with_pass(@pass)),
    when($call->{kill}, one_of(0, $pid)),
    when($call->{tgkill}, one_of(0, $pid)),
    when($call->{prlimit64}, one_of(0, 0, $pid)),
    when($call->{prctl}, one_of(0, PRCTL_COMMANDS)),
    when($call->{ioctl}, one_of(1, IOCTL_COMMANDS)),
    when($call->{fcntl}, one_of(1, FCNTL_COMMANDS)),
    when($call->{openat2}, refuse(ENOSYS)),
    when($call->{clone3}, refuse(ENOSYS)),
    refuse(EPERM),
  );
  return (scalar @filter, join '', map { pack 'SCCL', @$_ } @filter);
}

sub refuse { [RETURN, 0, 0, ERRNO | $_[0]] }
sub argument { [LOAD, 0, 0, AT_ARGUMENTS + 8 * $_[0]] }

# The rule runs for this call only; every path through it returns.
sub when {
  my ($number, @rule) = @_;
  return defined $number ? ([EQUAL, 0, scalar @rule, $number], @rule) : ();
}

sub one_of {
  my ($index, @values) = @_;
  return (argument($index), map({ ([EQUAL, 0, 1, $_], [RETURN, 0, 0, ALLOW]) } @values), refuse(EPERM));
}

sub without_bits {
  my ($index, $bits, $errno) = @_;
  return (argument($index), [ANY_BIT, 1, 0, $bits], [RETURN, 0, 0, ALLOW], refuse($errno));
}

sub only_threads {
  return (
    argument(0), [ANY_BIT, 2, 0, NAMESPACE_FLAGS], [ANY_BIT, 0, 1, THREAD_FLAG],
    [RETURN, 0, 0, ALLOW], refuse(EPERM),
  );
}

sub with_pass {
  my @pass = @_;
  my @rule;
  for my $word (0 .. 3) {
    my $at = AT_ARGUMENTS + 8 * 3 + 4 * $word;
    # On a difference to the refusal, which follows the last comparison and the permission.
    push @rule, [LOAD, 0, 0, $at], [EQUAL, 0, 2 * (3 - $word) + 1, $pass[$word]];
  }
  return (@rule, [RETURN, 0, 0, ALLOW], refuse(EPERM));
}

1;
