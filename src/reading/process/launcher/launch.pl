# Gives up every right that a reading process does not need, then executes its program in the same process.
# docs/reader-sandbox.md. Perl's core without modules but strict and warnings: perl-base, which every Debian has.
#
#   launch.pl [--report=1] --machine=x86_64|aarch64 --profile=reader|native --parent=PID [--uid=UID] [--needs=PATH ...]
#             [--read=PATH ...] [--execute=PATH ...] [--without=PROTECTION ...] -- PROGRAM ARGUMENT ...
#
# What the system lacks is left out. With --report the program is not executed: one line for each protection is written,
# `active NAME` or `missing NAME: REASON`.
use strict;
use warnings;

my $here = $0 =~ s{[^/]*$}{}r;
require "${here}landlock.pl";
require "${here}seccomp.pl";

# prctl(2), capabilities(7), setrlimit(2), seccomp(2).
use constant { PR_SET_PDEATHSIG => 1, PR_CAPBSET_DROP => 24, PR_SET_SECUREBITS => 28, PR_SET_NO_NEW_PRIVS => 38 };
use constant { SIGKILL => 9, NOROOT_LOCKED => 0b11, CAPABILITY_MAX => 63, CAPABILITY_VERSION => 0x20080522 };
use constant { RLIMIT_FSIZE => 1, RLIMIT_CORE => 4, RLIMIT_NOFILE => 7, RLIMIT_MEMLOCK => 8, RLIMIT_MSGQUEUE => 12 };
use constant { SET_MODE_FILTER => 1, ALLOW_SPECULATION => 4 };
# A reader has fewer than 64 files open, while it loads its modules.
use constant OPEN_FILES_MAX => 256;
# launch.ts knows HALF_CHANGED: nothing runs without the launcher then.
use constant { HALF_CHANGED => 125, PARENT_GONE => 126, NOT_EXECUTED => 127 };
use constant UNCHANGED => -1;

my %given = map { $_ => [] } qw(report machine profile parent uid needs read execute without);
while (@ARGV) {
  my $word = shift @ARGV;
  last if $word eq '--';
  my ($name, $value) = $word =~ /^--([a-z]+)=(.*)$/s;
  die "unknown option: $word\n" unless defined $name && $given{$name};
  push @{ $given{$name} }, $value;
}
my @program = @ARGV;
my ($machine, $profile, $parent) = map { $given{$_}[0] } qw(machine profile parent);
my $call = call_numbers($machine);
# The two unused arguments of the only execve that is allowed; seccomp.pl.
my @pass = (0, 0);
my @report;

protect('own uid', \&take_own_uid) if $> == 0;
protect('no capabilities', \&drop_capabilities);
# After the changes of uid, which reset it.
protect('parent death signal', \&die_with_parent);
protect('resource limits', \&limit_resources);
protect('no new privileges', sub { prctl(PR_SET_NO_NEW_PRIVS, 1) });
my $abi = landlock_abi();
my $landlock = protect('landlock files', \&restrict_files);
protect('landlock TCP', sub { needs_abi(4, '6.7') });
protect('landlock scopes', sub { needs_abi(6, '6.12') });
protect('seccomp', \&filter_calls);

if ($given{report}[0]) {
  print map { "$_\n" } @report;
  exit 0;
}
my $arguments = pack('p*', @program) . pack('Q', 0);
my $environment = pack 'Q', 0;
syscall($call->{execve}, $program[0], $arguments, $environment, @pass);
exit NOT_EXECUTED;

# Applies one protection, which answers why it does not hold, or ''.
sub protect {
  my ($name, $apply) = @_;
  my $reason = (grep { $_ eq $name } @{ $given{without} }) ? 'turned off' : $apply->();
  push @report, $reason eq '' ? "active $name" : "missing $name: $reason";
  return $reason eq '';
}

# A uid that owns nothing, when the program is readable for it.
sub take_own_uid {
  my ($uid) = @{ $given{uid} };
  return 'no uid is given' unless defined $uid;
  my ($group, @groups) = split ' ', $);
  return "groups cannot be changed: $!" if syscall($call->{setgroups}, 0, 0) != 0;
  my $unreadable = '';
  if (syscall($call->{setresgid}, UNCHANGED, $uid + 0, UNCHANGED) != 0
    || syscall($call->{setresuid}, UNCHANGED, $uid + 0, UNCHANGED) != 0) {
    $unreadable = "uid $uid cannot be taken: $!";
  } else {
    ($unreadable) = map { "$_ is not readable for other users" } grep { !readable($_) } @{ $given{needs} };
  }
  if ($unreadable) {
    my $list = pack 'L*', @groups;
    syscall($call->{setresuid}, UNCHANGED, 0, UNCHANGED);
    syscall($call->{setresgid}, UNCHANGED, $group + 0, UNCHANGED);
    syscall($call->{setgroups}, scalar @groups, $list);
    return $unreadable;
  }
  my $set = syscall($call->{setresgid}, ($uid + 0) x 3) == 0 && syscall($call->{setresuid}, ($uid + 0) x 3) == 0;
  # Half a change is worse than none: the process ends and its file is read by none.
  unless ($set) {
    print STDERR "uid $uid cannot be taken: $!\n";
    exit HALF_CHANGED;
  }
  return '';
}

sub readable {
  my ($path) = @_;
  if (-d $path) {
    opendir my $folder, $path or return 0;
    return 1;
  }
  open my $file, '<', $path or return 0;
  return 1;
}

# Also of root, whose next program would have them again.
sub drop_capabilities {
  if ($> == 0) {
    prctl(PR_SET_SECUREBITS, NOROOT_LOCKED);
    prctl(PR_CAPBSET_DROP, $_) for 0 .. CAPABILITY_MAX;
  }
  my $header = pack 'LL', CAPABILITY_VERSION, 0;
  my $none = pack 'L6', (0) x 6;
  return syscall($call->{capset}, $header, $none) == 0 ? '' : "$!";
}

sub die_with_parent {
  my $reason = prctl(PR_SET_PDEATHSIG, SIGKILL);
  # A parent that died before sends no signal.
  exit PARENT_GONE if getppid != $parent;
  return $reason;
}

sub limit_resources {
  my %limits = (RLIMIT_FSIZE, 0, RLIMIT_CORE, 0, RLIMIT_NOFILE, OPEN_FILES_MAX, RLIMIT_MEMLOCK, 0, RLIMIT_MSGQUEUE, 0);
  for my $resource (sort { $a <=> $b } keys %limits) {
    my $limit = pack 'QQ', ($limits{$resource}) x 2;
    return "$!" if syscall($call->{prlimit64}, 0, $resource + 0, $limit, 0) != 0;
  }
  return '';
}

sub restrict_files {
  return 'the kernel has no Landlock, or it is off: Linux 5.13 has it' if $abi == 0;
  return restrict_by_landlock($abi, $call->{openat}, $given{read}, $given{execute});
}

sub needs_abi {
  my ($least, $linux) = @_;
  return 'Landlock is not active' unless $landlock;
  return $abi >= $least ? '' : "the kernel has ABI $abi of Landlock: Linux $linux has it";
}

sub filter_calls {
  my $random = "\0" x 16;
  return "no random bytes: $!" if syscall($call->{getrandom}, $random, 16, 0) != 16;
  my ($count, $filter) = seccomp_filter($machine, $profile, $$, unpack 'L4', $random);
  my $program = pack 'Sx6P', $count, $filter;
  for my $flags (ALLOW_SPECULATION, 0) {
    next if syscall($call->{seccomp}, SET_MODE_FILTER, $flags, $program) != 0;
    @pass = unpack 'q2', $random;
    return '';
  }
  return "$!";
}

sub prctl {
  my ($option, $value) = @_;
  return syscall($call->{prctl}, $option, $value, 0, 0, 0) == 0 ? '' : "$!";
}
